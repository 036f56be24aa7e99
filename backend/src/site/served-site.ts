import { Injectable } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { AppConfig } from '../config/app-config.js';
import { SiteConfig } from '../config/site/site-config.dto.js';
import { SiteSettings } from '../config/site/site-settings.js';
import { PresentationPdfs } from './presentation-pdf/presentation-pdfs.js';

/** A file that a page offers. */
export class OfferedFile {
  @ApiProperty({ description: 'Where it is, on this site.', example: '/presentation.pdf' })
  address!: string;

  @ApiProperty({ description: 'Its size.', type: 'integer', example: 1_258_291 })
  bytes!: number;
}

/** The presentation as a file in each language. */
export class OfferedPresentation {
  @ApiProperty({ type: () => OfferedFile })
  en!: OfferedFile;

  @ApiProperty({ type: () => OfferedFile })
  hi!: OfferedFile;
}

/** Months after which settled records are erased automatically, by kind; absent for a kind that is not. */
export class RetentionMonths {
  @ApiProperty({ description: 'Messages that were read.', type: 'integer', required: false, example: 12 })
  contactMessages?: number;

  @ApiProperty({
    description: 'Factory applications that were rejected or withdrawn.',
    type: 'integer',
    required: false,
    example: 24,
  })
  factoryApplications?: number;

  @ApiProperty({
    description: 'Shareholder applications that were rejected or withdrawn.',
    type: 'integer',
    required: false,
    example: 24,
  })
  shareholders?: number;

  @ApiProperty({
    description: 'Subscriptions that were cancelled.',
    type: 'integer',
    required: false,
    example: 96,
  })
  subscriptions?: number;
}

/**
 * The site configuration as sent to browsers: the operator's file, and what follows from the server's own settings.
 */
@ApiSchema({ name: 'SiteConfig' })
export class ServedSite extends SiteConfig {
  @ApiProperty({
    description: 'The first spice box can be paid online; so when the server has its payment keys.',
    example: false,
  })
  onlinePayment!: boolean;

  @ApiProperty({
    description:
      'After how many months the server erases settled records, counted from the last thing that was done with them (`RETENTION_…`); the privacy notice says it.',
    type: () => RetentionMonths,
  })
  retentionMonths!: RetentionMonths;

  @ApiProperty({
    description:
      'The presentation as PDF. Absent while there is none that was made from what is running: by this build, for this company and address.',
    required: false,
    type: () => OfferedPresentation,
  })
  presentationPdf?: OfferedPresentation;
}

/** The configuration for browsers, used by `/config/site.json` and by prerendered pages. */
@Injectable()
export class CurrentSite {
  constructor(
    private readonly config: AppConfig,
    private readonly settings: SiteSettings,
    private readonly pdfs: PresentationPdfs,
  ) {}

  async get(): Promise<ServedSite> {
    const site = await this.settings.site();
    const pdfs = await this.pdfs.current();
    return {
      ...site,
      onlinePayment: this.config.payment !== undefined,
      retentionMonths: retentionMonths(this.config),
      ...(pdfs && {
        presentationPdf: {
          en: { address: '/presentation.pdf', bytes: pdfs.en.bytes },
          hi: { address: '/hi/presentation.pdf', bytes: pdfs.hi.bytes },
        },
      }),
    };
  }
}

function retentionMonths({ retentionMonths: months }: AppConfig): RetentionMonths {
  const period = (kind: string) => months[kind] || undefined;
  return {
    contactMessages: period('contact-message'),
    factoryApplications: period('factory-application'),
    shareholders: period('shareholder'),
    subscriptions: period('subscription'),
  };
}
