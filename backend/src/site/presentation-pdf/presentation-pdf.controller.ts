import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/access/access.decorators.js';
import { AppError } from '../../common/errors/app-error.js';
import { SiteSettings } from '../../config/site/site-settings.js';
import { WithoutDatabase } from '../../database/connection/database-ready.guard.js';
import { sendFile } from '../static-file.js';
import { type PresentationPdf, PresentationPdfs } from './presentation-pdfs.js';

/** The presentation as a PDF at a fixed URL; 404 while there is no up-to-date file. */
@ApiExcludeController()
@Controller()
@Public()
@WithoutDatabase()
export class PresentationPdfController {
  constructor(
    private readonly pdfs: PresentationPdfs,
    private readonly settings: SiteSettings,
  ) {}

  @Get('presentation.pdf')
  english(@Res() response: Response): Promise<void> {
    return this.send(response, 'en');
  }

  @Get('hi/presentation.pdf')
  hindi(@Res() response: Response): Promise<void> {
    return this.send(response, 'hi');
  }

  private async send(response: Response, locale: 'en' | 'hi'): Promise<void> {
    const pdf = await this.current(locale);
    if (!pdf) throw notFound();
    const { name, nameHindi } = await this.settings.site();
    const title = locale === 'hi' ? `${nameHindi || name} – प्रस्तुति` : `${name} – presentation`;
    response.attachment(`${title.replaceAll(/[/\\]/g, '-')}.pdf`);
    try {
      await this.sendOne(response, pdf, locale);
    } catch (thrown) {
      if (!isGone(thrown)) throw thrown;
      // `npm run deck:pdf` may just have replaced this file.
      const next = await this.current(locale);
      if (!next || next.file === pdf.file) throw notFound();
      await this.sendOne(response, next, locale);
    }
  }

  private async current(locale: 'en' | 'hi'): Promise<PresentationPdf | undefined> {
    return (await this.pdfs.current())?.[locale];
  }

  private sendOne(response: Response, pdf: PresentationPdf, locale: string): Promise<void> {
    const headers = {
      // Browsers must revalidate, since a new file gets the same URL.
      'Cache-Control': 'no-cache',
      ETag: `"${pdf.sha256}"`,
      'Content-Language': locale,
      // The text version has the same content as a page, and is the one to be found.
      'X-Robots-Tag': 'noindex',
    };
    return sendFile(response, this.pdfs.pathOf(pdf), headers, { lastModified: false });
  }
}

function isGone(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'NOT_FOUND';
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'The presentation is not available as a file at the moment.');
}
