import { Controller, Get, Header } from '@nestjs/common';
import { ApiExtension, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorators.js';
import { placeholderSite } from '../config/site/placeholder-site.js';
import { RemotesConfig } from '../config/site/remotes-config.dto.js';
import { SiteSettings } from '../config/site/site-settings.js';
import { WithoutDatabase } from '../database/connection/database-ready.guard.js';
import { publicPaths } from './known-routes.js';
import { CurrentSite, ServedSite } from './served-site.js';

/** Run-time configuration of the web. */
@ApiTags('configuration')
@Controller('config')
@Public()
@WithoutDatabase()
export class SiteConfigController {
  constructor(
    private readonly settings: SiteSettings,
    private readonly currentSite: CurrentSite,
  ) {}

  @Get('site.json')
  @Header('Cache-Control', 'no-cache')
  // The shell and the public remote take their list of pages from here (`npm run generate -w frontend-shared`).
  @ApiExtension('x-public-pages', publicPaths())
  @ApiOperation({
    summary: 'Get the site configuration',
    description: 'Names, addresses, links and feature switches of this site.',
  })
  @ApiOkResponse({
    type: ServedSite,
    description: 'The site configuration.',
    example: {
      ...placeholderSite('https://www.example.org'),
      onlinePayment: false,
      retentionMonths: { contactMessages: 12 },
    },
  })
  site(): Promise<ServedSite> {
    return this.currentSite.get();
  }

  @Get('remotes.json')
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({
    summary: 'Get the addresses of the remotes',
    description:
      'The entry file of each module federation remote. Reflects `REMOTES_CONFIG` without a restart.',
  })
  @ApiOkResponse({ type: RemotesConfig, description: 'The remotes by container name.' })
  remotes(): Promise<RemotesConfig> {
    return this.settings.remotes();
  }
}
