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
   * Mails that were given up after their last attempt, latest first, in pages.
   * Each account sees those about records that it may read; those about accounts require `admins:read`. The `Link`
   * header leads to the neighbouring pages.
   */
  @Get()
  @RequirePermission()
  @ApiOperation({ summary: 'List mails that could not be delivered' })
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
   * Prepares an export of all mails that match the filters: for 60 seconds the returned URL, with the cookie of this
   * answer, gives the file once.
   */
  @ExportCall('exports')
  @ApiOperation({ summary: 'Prepare an export of the mails that could not be delivered' })
  prepareExport(
    @Query() filters: UndeliveredMailFilters,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.file, filters, caller, response);
  }

  /**
   * Sends a mail again, with as many attempts as a new one. Requires the permission to decide about the record that
   * the mail is about.
   */
  @Post(':id/send-again')
  @HttpCode(200)
  @RequirePermission()
  @RecordIdParam
  @ApiOperation({ summary: 'Send a mail again' })
  @ApiOkResponse({ type: UndeliveredMailDecided })
  @ApiErrors(401, 403, 404, {
    status: 409,
    when: 'Its link or code has expired, the record was decided about again since, or somebody else was first.',
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
   * Removes a mail from the list for good, and its recipient from the mail. Requires the same permission as sending
   * it again.
   */
  @Post(':id/dismiss')
  @HttpCode(200)
  @RequirePermission()
  @RecordIdParam
  @ApiOperation({ summary: 'Dismiss a mail' })
  @ApiOkResponse({ type: UndeliveredMailDecided })
  @ApiErrors(401, 403, 404, { status: 409, when: 'Somebody else was first.', message: NOT_GIVEN_UP })
  async dismiss(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<UndeliveredMailDecided> {
    await this.mails.dismiss(id, caller, clientIpOf(request));
    return { message: 'Mail dismissed' };
  }
}
