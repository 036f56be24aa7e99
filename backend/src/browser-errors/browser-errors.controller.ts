import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../common/access/access.decorators.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { AppError } from '../common/errors/app-error.js';
import { LargestBody } from '../common/http/body/largest-body.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { isOwnPage } from '../common/http/own-page.js';
import { AppConfig } from '../config/app-config.js';
import { BrowserErrorsService } from './browser-errors.service.js';
import { BrowserErrorReport } from './dto/browser-error.report.js';

/** In bytes; more than the longest fields together with every character escaped. */
const LARGEST_BYTES = 4_096;

@ApiTags('site')
@Controller('api/browser-errors')
export class BrowserErrorsController {
  constructor(
    private readonly errors: BrowserErrorsService,
    private readonly config: AppConfig,
  ) {}

  /**
   * Writes an error of the shell or a remote to the server log. Accepted only from pages of this site. E-mail
   * addresses, names and numbers in it are redacted; repeats are counted but not logged again.
   */
  @Post()
  @HttpCode(204)
  @Public()
  @LargestBody(LARGEST_BYTES)
  @ApiOperation({ summary: 'Report a browser error' })
  @ApiNoContentResponse({ description: 'Accepted; logged unless it repeats an earlier error.' })
  @ApiErrors(400, { status: 403, when: 'The request comes from a page of another origin.' }, 413, 415, 429)
  async report(@Body() error: BrowserErrorReport, @Req() request: Request): Promise<void> {
    if (!isOwnPage(request.headers, this.config)) {
      throw new AppError('FORBIDDEN', 'Only pages of this site report errors.');
    }
    await this.errors.report(error, {
      clientIp: clientIpOf(request),
      userAgent: request.headers['user-agent'],
    });
  }
}
