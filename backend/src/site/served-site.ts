import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SiteConfig } from '../config/site-config.dto.js';

/** The site configuration as browsers get it: the operator's file, and what follows from the server's own settings. */
@ApiSchema({ name: 'SiteConfig' })
export class ServedSite extends SiteConfig {
  @ApiProperty({
    description: 'The first spice box can be paid online; so when the server has its payment keys.',
    example: false,
  })
  onlinePayment!: boolean;
}
