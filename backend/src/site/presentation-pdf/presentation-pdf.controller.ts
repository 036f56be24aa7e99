import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/access/access.decorators.js';
import { AppError } from '../../common/errors/app-error.js';
import { SiteSettings } from '../../config/site/site-settings.js';
import { WithoutDatabase } from '../../database/database-ready.guard.js';
import { PresentationPdfs } from './presentation-pdfs.js';

/** The presentation as a file, at an address that stays the same; not found while there is none that is up to date. */
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
    const pdf = (await this.pdfs.current())?.[locale];
    if (!pdf) throw new AppError('NOT_FOUND');
    const { name, nameHindi } = await this.settings.site();
    const title = locale === 'hi' ? `${nameHindi || name} – प्रस्तुति` : `${name} – presentation`;
    response.attachment(`${title.replaceAll(/[/\\]/g, '-')}.pdf`);
    // Browsers keep it and ask whether it is still the same, since it is made anew at the same address.
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', `"${pdf.sha256}"`);
    response.setHeader('Content-Language', locale);
    // The text version says the same as a page, and is the one to be found.
    response.setHeader('X-Robots-Tag', 'noindex');
    await new Promise<void>((resolve, reject) => {
      response.sendFile(
        this.pdfs.pathOf(pdf),
        { cacheControl: false, lastModified: false, dotfiles: 'allow' },
        (thrown?: Error) => (thrown && !response.headersSent ? reject(thrown) : resolve()),
      );
    });
  }
}
