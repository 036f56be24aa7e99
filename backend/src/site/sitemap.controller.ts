import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorators.js';
import { SiteSettings } from '../config/site/site-settings.js';
import { WithoutDatabase } from '../database/connection/database-ready.guard.js';
import {
  CONSOLE_MANIFEST,
  consoleManifest,
  HINDI_MANIFEST,
  hindiManifest,
  SITE_MANIFEST,
  siteManifest,
} from './manifest.js';
import { robots } from './robots.js';
import { securityTxt } from './security-txt.js';
import { sitemap } from './sitemap.js';

/** They depend on the site configuration, which may change while the server runs. */
const CACHE_CONTROL = 'public, max-age=3600';
const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';

/** What search engines, phones and security researchers request at fixed paths. */
@ApiExcludeController()
@Controller()
@Public()
@WithoutDatabase()
export class SitemapController {
  constructor(private readonly settings: SiteSettings) {}

  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', CACHE_CONTROL)
  async sitemap(): Promise<string> {
    return sitemap(await this.origin());
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', CACHE_CONTROL)
  async robots(): Promise<string> {
    return robots(await this.origin());
  }

  @Get('.well-known/security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', CACHE_CONTROL)
  async securityTxt(): Promise<string> {
    return securityTxt(await this.origin(), (await this.settings.site()).supportEmail, new Date());
  }

  @Get(SITE_MANIFEST)
  @Header('Content-Type', MANIFEST_TYPE)
  @Header('Cache-Control', CACHE_CONTROL)
  async siteManifest(): Promise<string> {
    return JSON.stringify(siteManifest(await this.settings.site()));
  }

  @Get(HINDI_MANIFEST)
  @Header('Content-Type', MANIFEST_TYPE)
  @Header('Cache-Control', CACHE_CONTROL)
  async hindiManifest(): Promise<string> {
    return JSON.stringify(hindiManifest(await this.settings.site()));
  }

  @Get(CONSOLE_MANIFEST)
  @Header('Content-Type', MANIFEST_TYPE)
  @Header('Cache-Control', CACHE_CONTROL)
  async consoleManifest(): Promise<string> {
    return JSON.stringify(consoleManifest(await this.settings.site()));
  }

  /** The same as in canonical links. */
  private async origin(): Promise<string> {
    return new URL((await this.settings.site()).siteUrl).origin;
  }
}
