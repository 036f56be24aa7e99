import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/access/access.decorators.js';
import { AppError } from '../common/errors/app-error.js';
import { AppConfig, type WebPaths } from '../config/app-config.js';
import { WithoutDatabase } from '../database/connection/database-ready.guard.js';
import { ApplicationPage, namesFile } from './application-page.js';
import { isPageAddress, pageAt } from './known-routes.js';
import { isIndexed } from './robots.js';
import type { SlidePicture } from './slide-pictures/slide-picture-store.js';
import { SlidePictures } from './slide-pictures/slide-pictures.js';
import { findFile, sendStaticContent, sendStaticFile } from './static-file.js';

/** The web: built remotes, the shell's files, and pages for all remaining paths. Registered last. */
@ApiExcludeController()
@Controller()
@Public()
@WithoutDatabase()
export class SiteController {
  constructor(
    private readonly config: AppConfig,
    private readonly page: ApplicationPage,
    private readonly slidePictures: SlidePictures,
  ) {}

  @Get('remotes/:remote/*path')
  async remoteFile(
    @Param('remote') remote: string,
    @Param('path') segments: string[],
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const root = isRemote(remote, this.config.web.remotes) ? this.config.web.remotes[remote] : undefined;
    // The remote's own page belongs to its own origin; here it would be a second, broken entry point.
    const file = root && !segments.at(-1)?.endsWith('.html') ? await findFile(root, segments) : undefined;
    if (!file) throw notFound();
    // The shell of another site may load our remotes when CORS_ORIGINS names it.
    if (this.config.corsOrigins.length > 0)
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    await sendStaticFile(request, response, file);
  }

  @Get('{*path}')
  async pageOrFile(
    @Param('path') path: string[] | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const segments = (path ?? []).filter((one) => one !== '');
    const file = namesFile(segments) && !segments.at(-1)?.endsWith('.html') ? segments : undefined;
    const isSharing = segments[0] === 'sharing';
    const built = file && (await findFile(this.config.web.shell, file));
    const picture =
      built === undefined && isSharing && file ? await this.slidePictures.find(file) : undefined;
    // Other sites show them as previews of shared links.
    if (isSharing && (built ?? picture)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (built) return sendStaticFile(request, response, built);
    if (picture) return sendPicture(request, response, picture);
    if (file || !isPageAddress(segments)) throw notFound();
    const page = pageAt(segments, this.config.payment !== undefined);
    const hasAddress = page.exists || page.kind === 'console';
    if (hasAddress && !isEquivalentPath(request.path, page.address)) {
      // Each page has one URL: `/About/` redirects to `/about`.
      const query = request.originalUrl.indexOf('?');
      return response.redirect(
        301,
        encoded(page.address) + (query < 0 ? '' : request.originalUrl.slice(query)),
      );
    }
    if (!isIndexed(segments)) response.setHeader('X-Robots-Tag', 'noindex');
    await this.page.send(request, response, page);
  }
}

async function sendPicture(request: Request, response: Response, picture: SlidePicture): Promise<void> {
  if ('file' in picture) await sendStaticFile(request, response, picture.file);
  else sendStaticContent(response, '.png', picture.content);
}

/**
 * Whether a path is a valid spelling of a decoded path. If escapes are needed, such as for a space in the code of a
 * room, every way to write them is accepted: proxies rewrite some, which would cause an endless redirect.
 */
function isEquivalentPath(path: string, address: string): boolean {
  if (encoded(address) === address) return path === address;
  // Cannot fail, since `unreadableAddress` ran before.
  return decodeURIComponent(path) === address;
}

function encoded(address: string): string {
  return address.split('/').map(encodeURIComponent).join('/');
}

function isRemote(name: string, remotes: WebPaths['remotes']): name is keyof WebPaths['remotes'] {
  return Object.hasOwn(remotes, name);
}

function notFound(): AppError {
  return new AppError('NOT_FOUND');
}
