import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AppConfig } from '../config/app-config.js';
import { SiteConfig } from '../config/site/site-config.dto.js';

/** The site configuration as browsers get it: the operator's file, and what follows from the server's own settings. */
@ApiSchema({ name: 'SiteConfig' })
export class ServedSite extends SiteConfig {
  @ApiProperty({
    description: 'The first spice box can be paid online; so when the server has its payment keys.',
    example: false,
  })
  onlinePayment!: boolean;
}

/** What browsers are told, by `/config/site.json` and by prerendered pages alike. */
export function servedSite(site: SiteConfig, { payment }: AppConfig): ServedSite {
  return { ...site, onlinePayment: payment !== undefined };
}
