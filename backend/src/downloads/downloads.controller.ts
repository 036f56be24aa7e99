import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public, RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { DocumentDownload, UNREADABLE } from '../documents/document-download.docs.js';
import { sendDocument } from '../documents/send-document.js';
import { TICKET_SECONDS } from './download-tickets.js';
import { DownloadsService } from './downloads.service.js';
import { PrepareDownload } from './dto/prepare-download.dto.js';
import { DownloadPrepared } from './dto/prepared-download.dto.js';
import { SETS_TICKET, TicketCookie } from './ticket-cookie.js';

/** URL of the download. */
const downloadPath = (id: string) => `/api/downloads/${id}`;

/** Large documents that the browser downloads directly instead of through the console's memory. */
@ApiTags('downloads')
@Controller('api/downloads')
export class DownloadsController {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly cookie: TicketCookie,
  ) {}

  /**
   * Prepares the download of a record's document. The response contains a URL and sets a cookie; within 60 seconds, the
   * URL returns the document once to the browser that holds the cookie. Requires the permission to open the document:
   * `applications:read`, or for identity proofs `shareholders:review` or `shareholders:reveal`.
   */
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @RequirePermission()
  @ApiOperation({ summary: 'Prepare the download of a document' })
  @ApiOkResponse({ type: DownloadPrepared, headers: SETS_TICKET })
  @ApiErrors(400, 401, 403, 404, UNREADABLE, 413, 415)
  async prepare(
    @Body() { reference }: PrepareDownload,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DownloadPrepared> {
    const ticket = await this.downloads.prepare(reference, caller);
    const path = downloadPath(ticket.id);
    this.cookie.set(response, ticket, path);
    return { message: 'Download prepared', data: { path, expiresIn: TICKET_SECONDS } };
  }

  /**
   * Returns the document once, to the browser that holds the cookie. The download is recorded in the audit log before
   * the first byte is sent.
   */
  @Get(':id')
  @Public()
  @ApiCookieAuth('download_ticket')
  @ApiParam({
    name: 'id',
    description: 'Last segment of the prepared `path`.',
    example: '2V0kq1n3Yw5sQ8mB7xTzRg',
  })
  @ApiOperation({ summary: 'Download a prepared document' })
  @DocumentDownload()
  @ApiErrors({ status: 401, when: 'The cookie is missing, used or expired.' }, 403, 404, UNREADABLE)
  async fetch(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const shown = { id, secret: this.cookie.read(request) };
    // Express also routes HEAD here, for programs that only want the headers.
    if (request.method === 'HEAD') {
      await this.downloads.check(shown);
      response.setHeader('Cache-Control', 'no-store').end();
      return;
    }
    const { opened, name, contentType } = await this.downloads.open(shown, clientIpOf(request));
    this.cookie.clear(response, downloadPath(id));
    await sendDocument(response, opened, name, contentType);
  }
}
