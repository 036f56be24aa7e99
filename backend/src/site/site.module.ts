import { Module } from '@nestjs/common';
import { ApplicationPage } from './application-page.js';
import { PrerenderedPages } from './prerendered/prerendered-pages.js';
import { Prerenderer } from './prerendered/prerenderer.js';
import { WantedSnapshots } from './prerendered/wanted-snapshot.js';
import { SiteController } from './site.controller.js';
import { SiteConfigController } from './site-config.controller.js';
import { SitemapController } from './sitemap.controller.js';

/** Serves the web. Must be the last module: its last route takes every address that is left. */
@Module({
  controllers: [SiteConfigController, SitemapController, SiteController],
  providers: [ApplicationPage, PrerenderedPages, Prerenderer, WantedSnapshots],
})
export class SiteModule {}
