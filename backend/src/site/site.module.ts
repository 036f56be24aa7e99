import { Module } from '@nestjs/common';
import { ApplicationPage } from './application-page.js';
import { PrerenderedPages } from './prerendered/prerendered-pages.js';
import { Prerenderer } from './prerendered/prerenderer.js';
import { PublishedEntries } from './prerendered/published-entries.js';
import { SnapshotSpecs } from './prerendered/snapshot-specs.js';
import { PresentationPdfController } from './presentation-pdf/presentation-pdf.controller.js';
import { PresentationPdfs } from './presentation-pdf/presentation-pdfs.js';
import { CurrentSite } from './served-site.js';
import { SiteController } from './site.controller.js';
import { SiteConfigController } from './site-config.controller.js';
import { SitemapController } from './sitemap.controller.js';
import { SlidePictures } from './slide-pictures/slide-pictures.js';

/** Serves the web. Must be the last module: its last route matches all remaining paths. */
@Module({
  controllers: [SiteConfigController, SitemapController, PresentationPdfController, SiteController],
  providers: [
    ApplicationPage,
    CurrentSite,
    PrerenderedPages,
    Prerenderer,
    PresentationPdfs,
    PublishedEntries,
    SlidePictures,
    SnapshotSpecs,
  ],
})
export class SiteModule {}
