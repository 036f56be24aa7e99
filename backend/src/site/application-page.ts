import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../common/errors/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { SiteSettings } from '../config/site-settings.js';
import type { PageKind } from './known-routes.js';
import { consolePolicy, publicPolicy } from './page-policy.js';
import { findFile, sendStaticFile } from './static-file.js';

/** Sends the shell's index.html, from which the browser makes every page. */
@Injectable()
export class ApplicationPage {
  constructor(
    private readonly config: AppConfig,
    private readonly settings: SiteSettings,
  ) {}

  /** @param status 200, or 404 for an address that shows "page not found" */
  async send(request: Request, response: Response, kind: PageKind, status: 200 | 404): Promise<void> {
    const file = await findFile(this.config.web.shell, ['index.html']);
    if (!file) throw new AppError('UNAVAILABLE', 'The website is not built yet.', { retryAfterSeconds: 10 });
    response.status(status);
    if (kind === 'console') await this.sendConsole(response, file);
    else await this.sendPublic(request, response, file);
  }

  private async sendPublic(request: Request, response: Response, file: string): Promise<void> {
    const [site, remotes] = await Promise.all([this.settings.site(), this.settings.remotes()]);
    response.setHeader('Content-Security-Policy', publicPolicy(site, remotes, this.config.publicUrl));
    await sendStaticFile(request, response, file);
  }

  /** The console's page carries a nonce of its own each time, so it is never stored. */
  private async sendConsole(response: Response, file: string): Promise<void> {
    const [html, site, remotes] = await Promise.all([
      readFile(file, 'utf8'),
      this.settings.site(),
      this.settings.remotes(),
    ]);
    const nonce = randomBytes(18).toString('base64url');
    response.setHeader('Content-Security-Policy', consolePolicy(site, remotes, this.config.publicUrl, nonce));
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('html').send(html.replace('<head>', `<head><meta name="csp-nonce" content="${nonce}">`));
  }
}

/** Whether the last segment names a file rather than a page. */
export function namesFile(segments: readonly string[]): boolean {
  return path.extname(segments.at(-1) ?? '') !== '';
}
