import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../common/http/request/record-id.param.js';
import { LIST_HEADERS } from '../common/lists/list-headers.docs.js';
import { setListHeaders } from '../common/lists/list-headers.js';
import { ExportCall } from '../exports/export-call.decorator.js';
import type { ExportPrepared } from '../exports/export-prepared.js';
import { ExportsService } from '../exports/exports.service.js';
import { UndeliveredMailDecided, UndeliveredMailView } from './dto/undelivered-mail.view.js';
import { UndeliveredMailFilters, UndeliveredMailsQuery } from './dto/undelivered-mails.query.js';
import { EXPIRED, NOT_GIVEN_UP, UndeliveredMailsService } from './undelivered-mails.service.js';
import { UndeliveredMailsExport } from './undelivered-mails-export.js';

/** Mails that could not be delivered. */
@ApiTags('undelivered mails')
@Controller('api/admin/undelivered-mails')
export class UndeliveredMailsController {
  constructor(
    private readonly mails: UndeliveredMailsService,
    private readonly exports: ExportsService,
    private readonly file: UndeliveredMailsExport,
  ) {}

  /**
   * A page of the mails that failed after their last attempt, latest failure first. Includes mails about records that
   * the caller may read and, with `admins:read`, mails about accounts. The `Link` header contains the URLs of the
   * neighbouring pages.
   */
  @Get()
  @RequirePermission()
  @ApiOperation({ summary: 'List undelivered mails' })
  @ApiOkResponse({ type: [UndeliveredMailView], headers: LIST_HEADERS })
  @ApiErrors(400, 401)
  async list(
    @Query() query: UndeliveredMailsQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UndeliveredMailView[]> {
    const page = await this.mails.list(query, caller);
    setListHeaders(request, response, page);
    return page.items;
  }

  /**
   * Prepares an export of all undelivered mails that match the filters. The response contains a URL and sets a cookie;
   * within 60 seconds, the URL returns the file once to the browser that holds the cookie.
   */
  @ExportCall('exports')
  @ApiOperation({ summary: 'Export undelivered mails' })
  prepareExport(
    @Query() filters: UndeliveredMailFilters,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.file, filters, caller, response);
  }

  /**
   * Sends a mail again, with as many attempts as a new one. Requires the permission to decide about the record that the
   * mail is about.
   */
  @Post(':id/send-again')
  @HttpCode(200)
  @RequirePermission()
  @RecordIdParam
  @ApiOperation({ summary: 'Resend an undelivered mail' })
  @ApiOkResponse({ type: UndeliveredMailDecided })
  @ApiErrors(401, 403, 404, {
    status: 409,
    when: 'Its link or code has expired, there has been another decision about its record, what it is about has changed, its recipient has no access any more, or the mail was already resent or dismissed.',
    message: EXPIRED,
  })
  async sendAgain(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<UndeliveredMailDecided> {
    await this.mails.sendAgain(id, caller, clientIpOf(request));
    return { message: 'Mail will be sent again' };
  }

  /**
   * Removes a mail from the list permanently and deletes its recipient. Requires the same permission as resending it.
   */
  @Post(':id/dismiss')
  @HttpCode(200)
  @RequirePermission()
  @RecordIdParam
  @ApiOperation({ summary: 'Dismiss an undelivered mail' })
  @ApiOkResponse({ type: UndeliveredMailDecided })
  @ApiErrors(401, 403, 404, {
    status: 409,
    when: 'The mail was already resent or dismissed.',
    message: NOT_GIVEN_UP,
  })
  async dismiss(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<UndeliveredMailDecided> {
    await this.mails.dismiss(id, caller, clientIpOf(request));
    return { message: 'Mail dismissed' };
  }
}
