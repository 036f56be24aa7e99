import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public, RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../common/http/request/record-id.param.js';
import { WithoutHead } from '../common/http/response/without-head.decorator.js';
import { LIST_HEADERS } from '../common/lists/list-headers.docs.js';
import { setListHeaders } from '../common/lists/list-headers.js';
import { DocumentDownload, UNREADABLE } from '../documents/document-download.docs.js';
import { sendDocument } from '../documents/send-document.js';
import { FileUpload } from '../documents/upload/file-upload.decorator.js';
import type { SpooledFile } from '../documents/upload/spooled-file.js';
import { RecordsExportCall } from '../exports/export-call.decorator.js';
import type { ExportPrepared } from '../exports/export-prepared.js';
import { ExportsService } from '../exports/exports.service.js';
import { SubmissionCall } from '../submissions/intake/submission.docs.js';
import { Context } from '../submissions/intake/submission-context.decorator.js';
import type { SubmissionContext } from '../submissions/record/submission-kind.js';
import { changeMessage } from '../submissions/review/change-message.js';
import { ReviewDecision } from '../submissions/review/dto/review-decision.dto.js';
import type { StatusPreviewView } from '../submissions/review/dto/status-preview.view.js';
import { StatusPreviewCall } from '../submissions/review/transition/status-preview-call.decorator.js';
import { APPLICATION_DOCUMENT } from './application-document.js';
import { ApplicationExport } from './application-export.js';
import { ApplicationAccepted, ApplicationStatusChanged } from './dto/application.responses.js';
import { ApplicationDetailView, ApplicationView } from './dto/application.view.js';
import { ApplicationExportForm } from './dto/application-export.form.js';
import { ApplicationListQuery } from './dto/application-list.query.js';
import { ApplyFactoryForm } from './dto/apply-factory.form.js';
import { FactoryApplicationService } from './factory-application.service.js';

/** Factory applications: sent by anyone, read and decided by administrators. */
@ApiTags('factory applications')
@Controller('api/apply-factory')
export class FactoryApplicationController {
  constructor(
    private readonly applications: FactoryApplicationService,
    private readonly exports: ExportsService,
    private readonly file: ApplicationExport,
  ) {}

  /**
   * Repeating the request with the same `Idempotency-Key` and content, for example after a lost connection, returns the
   * same response and stores nothing new. Applicants who gave an e-mail address get a confirmation and later the
   * decision by mail.
   */
  @Post()
  @Public()
  @FileUpload(APPLICATION_DOCUMENT)
  @ApiOperation({ summary: 'Submit a factory application' })
  @SubmissionCall(ApplicationAccepted, 507)
  async apply(
    @Body() form: ApplyFactoryForm,
    @UploadedFile() file: SpooledFile | undefined,
    @Context() context: SubmissionContext,
  ): Promise<ApplicationAccepted> {
    return {
      message: 'Application submitted successfully',
      data: await this.applications.apply(form, file, context),
    };
  }

  /** A page of factory applications. The `Link` header contains the URLs of the neighbouring pages. */
  @Get()
  @RequirePermission('applications:read')
  @ApiOperation({ summary: 'List factory applications' })
  @ApiOkResponse({ type: [ApplicationView], headers: LIST_HEADERS })
  @ApiErrors(400, 401, 403)
  async list(
    @Query() query: ApplicationListQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationView[]> {
    const page = await this.applications.list(query, caller);
    setListHeaders(request, response, page);
    return page.items;
  }

  /**
   * Prepares an export of the list with its filters and sort order: all matching records or those in `ids`, with all
   * columns or those in `columns`. The response contains a URL and sets a cookie; within 60 seconds, the URL returns
   * the file once to the browser that holds the cookie. `limit`, `cursor` and `count` have no effect.
   */
  @RecordsExportCall('applications:read', ApplicationExportForm)
  @ApiOperation({ summary: 'Export factory applications' })
  export(
    @Query() query: ApplicationListQuery,
    @Body() chosen: ApplicationExportForm,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.file, { ...query, ...chosen }, caller, response);
  }

  /** One factory application, with its notes and other applications from the same contact. */
  @Get(':id')
  @RequirePermission('applications:read')
  @RecordIdParam
  @ApiOperation({ summary: 'Get a factory application' })
  @ApiOkResponse({ type: ApplicationDetailView })
  @ApiErrors(401, 403, 404)
  get(@Param('id', RecordIdPipe) id: string): Promise<ApplicationDetailView> {
    return this.applications.get(id);
  }

  /**
   * Changes the status of an application: from `pending` to `approved` or `rejected`, or from any other status back to
   * `pending`.
   *
   * Repeating one's own decision returns 200 and sends no mail. A 409 contains the current record in `data`.
   */
  @Patch(':id/status')
  @RequirePermission('applications:read', 'applications:review')
  @RecordIdParam
  @ApiOperation({ summary: 'Approve, reject or reopen a factory application' })
  @ApiOkResponse({ type: ApplicationStatusChanged })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  async changeStatus(
    @Param('id', RecordIdPipe) id: string,
    @Body() decision: ReviewDecision,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<ApplicationStatusChanged> {
    const data = await this.applications.changeStatus(id, decision, caller, clientIpOf(request));
    const changed = data.status === 'pending' ? 'Application reopened' : `Application ${data.status}`;
    return { message: changeMessage(decision, data, changed), data };
  }

  /**
   * Returns the mail that this change would send now, or the reason why none would be sent. Nothing is changed or sent.
   */
  @StatusPreviewCall(':id/status/preview', 'applications:read', 'applications:review')
  @ApiOperation({ summary: 'Preview the mail of a decision' })
  previewStatus(
    @Param('id', RecordIdPipe) id: string,
    @Body() decision: ReviewDecision,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<StatusPreviewView> {
    return this.applications.previewStatus(id, decision, caller, clientIpOf(request));
  }

  /** Returns the document as a download. The download is recorded in the audit log before the first byte is sent. */
  @Get(':id/document')
  @WithoutHead()
  @RequirePermission('applications:read')
  @RecordIdParam
  @ApiOperation({ summary: 'Download the document of a factory application' })
  @DocumentDownload()
  @ApiErrors(401, 403, 404, UNREADABLE)
  async document(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { opened, name, contentType } = await this.applications.openDocument(
      id,
      caller,
      clientIpOf(request),
    );
    await sendDocument(response, opened, name, contentType);
  }
}
