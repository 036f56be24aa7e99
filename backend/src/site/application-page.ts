import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../common/errors/app-error.js';
import { escapeHtml } from '../common/escape-html.js';
import { AppConfig } from '../config/app-config.js';
import type { RemotesConfig } from '../config/site/remotes-config.dto.js';
import type { SiteConfig } from '../config/site/site-config.dto.js';
import { SiteSettings } from '../config/site/site-settings.js';
import { FileCache } from './file-cache.js';
import type { PageAt } from './known-routes.js';
import { CONSOLE_MANIFEST, HINDI_MANIFEST, SITE_MANIFEST } from './manifest.js';
import { consolePolicy, paymentPolicy, publicPolicy } from './page-policy.js';
import { PrerenderedPages } from './prerendered/prerendered-pages.js';
import {
  contentCache,
  contentTag,
  sendCachedFile,
  sendStaticContent,
  sendStaticFile,
} from './static-file.js';

/**
 * Sends a page: prerendered if available, otherwise the shell's index.html, which renders every page in the browser.
 */
@Injectable()
export class ApplicationPage {
  private readonly contents = contentCache();
  private readonly templates = new FileCache((content) => content.toString('utf8'));

  constructor(
    private readonly config: AppConfig,
    private readonly settings: SiteSettings,
    private readonly prerendered: PrerenderedPages,
  ) {}

  /** With status 404 when the page is "page not found". */
  async send(request: Request, response: Response, page: PageAt): Promise<void> {
    const isPublic = page.kind !== 'console' && page.kind !== 'payment';
    const prerendered = isPublic ? await this.prerendered.find(page.address) : undefined;
    const [site, remotes] = await Promise.all([this.settings.site(), this.settings.remotes()]);
    const html = prerendered === undefined ? await this.plainPage(site, page) : '';
    response.status(page.exists ? 200 : 404);
    if (page.kind === 'console') {
      this.sendConsole(response, html, site, remotes);
      return;
    }
    const { publicUrl } = this.config;
    if (page.kind === 'payment' && page.exists) {
      const policy = paymentPolicy(site, remotes, publicUrl, this.ownOrigins(request));
      response.setHeader('Content-Security-Policy', policy);
      // Banks open popups, which need access to the window that opened them.
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    } else {
      response.setHeader('Content-Security-Policy', publicPolicy(site, remotes, publicUrl));
    }
    if (prerendered === undefined) sendPage(response, html);
    else if (!(await sendCachedFile(request, response, prerendered, this.contents))) {
      // If it is gone or cannot be read, the answer says which.
      await sendStaticFile(request, response, prerendered);
    }
  }

  /**
   * The shell's page, which the browser renders. The build knows neither the company, whose name is the title until
   * then and in previews of a link, nor the language.
   */
  private async plainPage({ name, nameHindi }: SiteConfig, { inHindi }: PageAt): Promise<string> {
    const template = await this.templates.get(path.join(this.config.web.shell, 'index.html'));
    if (template === undefined)
      throw new AppError('UNAVAILABLE', 'The website is not built yet.', { retryAfterSeconds: 10 });
    const title = escapeHtml((inHindi && nameHindi) || name);
    return template
      .replace('<html lang="en">', `<html lang="${inHindi ? 'hi' : 'en'}">`)
      .replace(SITE_MANIFEST, inHindi ? HINDI_MANIFEST : SITE_MANIFEST)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
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
  private sendConsole(response: Response, html: string, site: SiteConfig, remotes: RemotesConfig): void {
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

function sendPage(response: Response, html: string): void {
  response.setHeader('ETag', contentTag(html));
  sendStaticContent(response, '.html', Buffer.from(html));
}

/** Whether the last segment is a file name rather than a page. */
export function namesFile(segments: readonly string[]): boolean {
  return path.extname(segments.at(-1) ?? '').length > 1;
}
