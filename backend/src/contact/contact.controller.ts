import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public, RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../common/http/request/record-id.param.js';
import { LIST_HEADERS } from '../common/lists/list-headers.docs.js';
import { setListHeaders } from '../common/lists/list-headers.js';
import { RecordsExportCall } from '../exports/export-call.decorator.js';
import type { ExportPrepared } from '../exports/export-prepared.js';
import { ExportsService } from '../exports/exports.service.js';
import { SubmissionCall } from '../submissions/intake/submission.docs.js';
import { Context } from '../submissions/intake/submission-context.decorator.js';
import type { SubmissionContext } from '../submissions/record/submission-kind.js';
import { changeMessage } from '../submissions/review/change-message.js';
import { ContactService } from './contact.service.js';
import { ContactExport } from './contact-export.js';
import { ChangeContactStatus } from './dto/change-contact-status.dto.js';
import { ContactForm } from './dto/contact.form.js';
import { ContactAccepted, ContactStatusChanged } from './dto/contact.responses.js';
import { ContactView } from './dto/contact.view.js';
import { ContactExportForm } from './dto/contact-export.form.js';
import { ContactListQuery } from './dto/contact-list.query.js';

/** Contact messages: sent by anyone, read by administrators. */
@ApiTags('contact messages')
@Controller('api/contact')
export class ContactController {
  constructor(
    private readonly contact: ContactService,
    private readonly exports: ExportsService,
    private readonly file: ContactExport,
  ) {}

  /**
   * Repeating the request with the same `Idempotency-Key` and content, for example after a lost connection, returns the
   * same response and stores nothing new. The sender gets a confirmation by mail.
   */
  @Post()
  @Public()
  @ApiOperation({ summary: 'Send a contact message' })
  @SubmissionCall(ContactAccepted)
  async send(@Body() form: ContactForm, @Context() context: SubmissionContext): Promise<ContactAccepted> {
    return {
      message: "Message sent successfully! We'll get back to you within 24 hours.",
      data: await this.contact.send(form, context),
    };
  }

  /** A page of contact messages. The `Link` header contains the URLs of the neighbouring pages. */
  @Get()
  @RequirePermission('contacts:read')
  @ApiOperation({ summary: 'List contact messages' })
  @ApiOkResponse({ type: [ContactView], headers: LIST_HEADERS })
  @ApiErrors(400, 401, 403)
  async list(
    @Query() query: ContactListQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactView[]> {
    const page = await this.contact.list(query, caller);
    setListHeaders(request, response, page);
    return page.items;
  }

  /**
   * Prepares an export of the list with its filters and sort order: all matching records or those in `ids`, with all
   * columns or those in `columns`. The response contains a URL and sets a cookie; within 60 seconds, the URL returns
   * the file once to the browser that holds the cookie. `limit`, `cursor` and `count` have no effect.
   */
  @RecordsExportCall('contacts:read', ContactExportForm)
  @ApiOperation({ summary: 'Export contact messages' })
  export(
    @Query() query: ContactListQuery,
    @Body() chosen: ContactExportForm,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.file, { ...query, ...chosen }, caller, response);
  }

  /** One contact message, with its notes and replies. This does not mark it as read. */
  @Get(':id')
  @RequirePermission('contacts:read')
  @RecordIdParam
  @ApiOperation({ summary: 'Get a contact message' })
  @ApiOkResponse({ type: ContactView })
  @ApiErrors(401, 403, 404)
  get(@Param('id', RecordIdPipe) id: string): Promise<ContactView> {
    return this.contact.get(id);
  }

  /** Changes the status of a message. Repeating a change returns 200 and has no effect, whoever made it. */
  @Patch(':id/status')
  @RequirePermission('contacts:read', 'contacts:update')
  @RecordIdParam
  @ApiOperation({ summary: 'Mark a contact message as read or new' })
  @ApiOkResponse({ type: ContactStatusChanged })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  async changeStatus(
    @Param('id', RecordIdPipe) id: string,
    @Body() change: ChangeContactStatus,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<ContactStatusChanged> {
    const data = await this.contact.changeStatus(id, change, caller, clientIpOf(request));
    return { message: changeMessage(change, data, `Message marked as ${data.status}`), data };
  }
}
