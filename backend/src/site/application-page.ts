import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../common/errors/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { SiteSettings } from '../config/site/site-settings.js';
import type { PageAt } from './known-routes.js';
import { CONSOLE_MANIFEST, SITE_MANIFEST } from './manifest.js';
import { consolePolicy, paymentPolicy, publicPolicy } from './page-policy.js';
import { PrerenderedPages } from './prerendered/prerendered-pages.js';
import { contentCache, findFile, sendCachedFile, sendStaticFile } from './static-file.js';

/**
 * Sends a page: prerendered if available, otherwise the shell's index.html, which renders every page in the browser.
 */
@Injectable()
export class ApplicationPage {
  private readonly contents = contentCache();

  constructor(
    private readonly config: AppConfig,
    private readonly settings: SiteSettings,
    private readonly prerendered: PrerenderedPages,
  ) {}

  /** With status 404 when the page is "page not found". */
  async send(request: Request, response: Response, page: PageAt): Promise<void> {
    const isPublic = page.kind !== 'console' && page.kind !== 'payment';
    const prerendered = isPublic ? await this.prerendered.find(page.address) : undefined;
    const file = prerendered ?? (await findFile(this.config.web.shell, ['index.html']));
    if (!file) throw new AppError('UNAVAILABLE', 'The website is not built yet.', { retryAfterSeconds: 10 });
    response.status(page.exists ? 200 : 404);
    if (page.kind === 'console') await this.sendConsole(response, file);
    else if (page.kind === 'payment') await this.sendPayment(request, response, page, file);
    else await this.sendPublic(request, response, file);
  }

  private async sendPublic(request: Request, response: Response, file: string): Promise<void> {
    const [site, remotes] = await Promise.all([this.settings.site(), this.settings.remotes()]);
    response.setHeader('Content-Security-Policy', publicPolicy(site, remotes, this.config.publicUrl));
    if (await sendCachedFile(request, response, file, this.contents)) return;
    // If it is gone or cannot be read, the answer says which.
    await sendStaticFile(request, response, file);
  }

  /**
   * The payment page is rendered in the browser, since the order is stored in its tab only. Banks open popups, which
   * need access to the window that opened them.
   */
  private async sendPayment(
    request: Request,
    response: Response,
    { exists }: PageAt,
    file: string,
  ): Promise<void> {
    if (!exists) return this.sendPublic(request, response, file);
    const [site, remotes] = await Promise.all([this.settings.site(), this.settings.remotes()]);
    const { publicUrl } = this.config;
    const policy = paymentPolicy(site, remotes, publicUrl, this.ownOrigins(request));
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    await sendStaticFile(request, response, file);
  }

  /**
   * The origins at which browsers see this site. In production that is PUBLIC_URL, whatever host the request names: a
   * proxy may name another one, and so may a stranger. In development the site has several names, for example when
   * used from a phone.
   */
  private ownOrigins({ protocol, headers: { host } }: Request): string[] {
    const { isProduction, publicUrl } = this.config;
    const address = `${protocol}://${host}`;
    const named = !isProduction && URL.canParse(address) ? [new URL(address).origin] : [];
    return [...new Set([publicUrl, ...named])];
  }

  /** The console's page has a fresh nonce each time, so it is never cached. */
  private async sendConsole(response: Response, file: string): Promise<void> {
    const [html, site, remotes] = await Promise.all([
      readFile(file, 'utf8'),
      this.settings.site(),
      this.settings.remotes(),
    ]);
    const nonce = randomBytes(18).toString('base64url');
    response.setHeader('Content-Security-Policy', consolePolicy(site, remotes, this.config.publicUrl, nonce));
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(
      html
        .replace('<head>', `<head><meta name="csp-nonce" content="${nonce}">`)
        // On a home screen the console is a separate application.
        .replace(SITE_MANIFEST, CONSOLE_MANIFEST),
    );
  }
}

/** Whether the last segment is a file name rather than a page. */
export function namesFile(segments: readonly string[]): boolean {
  return path.extname(segments.at(-1) ?? '') !== '';
}
