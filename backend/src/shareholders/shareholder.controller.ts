import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UploadedFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public, RequireAnyPermission, RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { RequireProof } from '../common/access/second-factor.decorators.js';
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
import { dailyRevealsView } from '../reveals/dto/daily-reveals.view.js';
import { SubmissionCall } from '../submissions/intake/submission.docs.js';
import { Context } from '../submissions/intake/submission-context.decorator.js';
import type { SubmissionContext } from '../submissions/record/submission-kind.js';
import { changeMessage } from '../submissions/review/change-message.js';
import { ReviewDecision } from '../submissions/review/dto/review-decision.dto.js';
import type { StatusPreviewView } from '../submissions/review/dto/status-preview.view.js';
import { StatusPreviewCall } from '../submissions/review/transition/status-preview-call.decorator.js';
import { ShareholderForm } from './dto/shareholder.form.js';
import {
  RevealedPan,
  ShareholderAccepted,
  ShareholderApprovalChanged,
  ShareholderErased,
} from './dto/shareholder.responses.js';
import { ShareholderDetailView, ShareholderView } from './dto/shareholder.view.js';
import { ShareholderErasureQuery } from './dto/shareholder-erasure.query.js';
import { ShareholderExportForm } from './dto/shareholder-export.form.js';
import { ShareholderListQuery } from './dto/shareholder-list.query.js';
import { ID_PROOF } from './id-proof.js';
import { ShareholderService } from './shareholder.service.js';
import { ShareholderExport } from './shareholder-export.js';

const ALL_REVEALED =
  'The account has reached its daily limit of PAN reveals; `Retry-After` contains the seconds to wait.';
const TOO_MANY_IN_FILE = 'The PANs in the file would exceed the daily reveal limit of the account.';

/** Share applications: sent by anyone, read and decided by administrators. */
@ApiTags('shareholders')
@Controller('api/shareholder')
export class ShareholderController {
  constructor(
    private readonly shareholders: ShareholderService,
    private readonly exports: ExportsService,
    private readonly file: ShareholderExport,
  ) {}

  /**
   * Repeating the request with the same `Idempotency-Key` and content, for example after a lost connection, returns the
   * same response and stores nothing new. Applicants get a confirmation and later the decision by mail. The response
   * contains nothing of the identity proof.
   */
  @Post('apply')
  @Public()
  @FileUpload(ID_PROOF)
  @ApiOperation({ summary: 'Submit a shareholder application' })
  @SubmissionCall(ShareholderAccepted, 507)
  async apply(
    @Body() form: ShareholderForm,
    @UploadedFile() file: SpooledFile | undefined,
    @Context() context: SubmissionContext,
  ): Promise<ShareholderAccepted> {
    return {
      message: 'Application submitted successfully',
      data: await this.shareholders.apply(form, file, context),
    };
  }

  /** A page of shareholder applications. The `Link` header contains the URLs of the neighbouring pages. */
  @Get()
  @RequirePermission('shareholders:read')
  @ApiOperation({ summary: 'List shareholder applications' })
  @ApiOkResponse({ type: [ShareholderView], headers: LIST_HEADERS })
  @ApiErrors(400, 401, 403)
  async list(
    @Query() query: ShareholderListQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ShareholderView[]> {
    const page = await this.shareholders.list(query, caller);
    setListHeaders(request, response, page);
    return page.items;
  }

  /**
   * Prepares an export of the list with its filters and sort order: all matching records or those in `ids`, with all
   * columns or those in `columns`, and with complete PANs on request. The response contains a URL and sets a cookie;
   * within 60 seconds, the URL returns the file once to the browser that holds the cookie. `limit`, `cursor` and
   * `count` have no effect.
   */
  @RecordsExportCall('shareholders:read', ShareholderExportForm)
  @ApiErrors(UNREADABLE, { status: 429, when: TOO_MANY_IN_FILE })
  @ApiOperation({ summary: 'Export shareholder applications' })
  export(
    @Query() query: ShareholderListQuery,
    @Body() chosen: ShareholderExportForm,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.file, { ...query, ...chosen }, caller, response);
  }

  /**
   * One shareholder application, with its notes and other applications that have the same PAN, e-mail address or mobile
   * number.
   */
  @Get(':id')
  @RequirePermission('shareholders:read')
  @RecordIdParam
  @ApiOperation({ summary: 'Get a shareholder application' })
  @ApiOkResponse({ type: ShareholderDetailView })
  @ApiErrors(401, 403, 404)
  get(@Param('id', RecordIdPipe) id: string): Promise<ShareholderDetailView> {
    return this.shareholders.get(id);
  }

  /**
   * Changes the status of an application: from `pending` to `approved` or `rejected`, or from any other status back to
   * `pending`.
   *
   * Repeating one's own decision returns 200 and sends no mail. A 409 contains the current record in `data`.
   */
  @Put('approval/:id')
  @RequirePermission('shareholders:read', 'shareholders:review')
  @RecordIdParam
  @ApiOperation({ summary: 'Approve, reject or reopen a shareholder application' })
  @ApiOkResponse({ type: ShareholderApprovalChanged })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  async decide(
    @Param('id', RecordIdPipe) id: string,
    @Body() decision: ReviewDecision,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<ShareholderApprovalChanged> {
    const data = await this.shareholders.changeStatus(id, decision, caller, clientIpOf(request));
    const changed = data.status === 'pending' ? 'Application reopened' : `Application ${data.status}`;
    return { message: changeMessage(decision, data, changed), data };
  }

  /**
   * Returns the mail that this change would send now, or the reason why none would be sent. Nothing is changed or sent.
   */
  @StatusPreviewCall('approval/:id/preview', 'shareholders:read', 'shareholders:review')
  @ApiOperation({ summary: 'Preview the mail of a decision' })
  previewStatus(
    @Param('id', RecordIdPipe) id: string,
    @Body() decision: ReviewDecision,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<StatusPreviewView> {
    return this.shareholders.previewStatus(id, decision, caller, clientIpOf(request));
  }

  /** Erases the record with its PAN, documents, pending mails and notes. The audit log keeps who erased it and when. */
  @Delete(':id')
  @RequirePermission('shareholders:delete')
  @RequireProof()
  @RecordIdParam
  @ApiOperation({ summary: 'Erase a shareholder application' })
  @ApiOkResponse({ type: ShareholderErased })
  @ApiErrors(400, 401, 403, 404, 409)
  async erase(
    @Param('id', RecordIdPipe) id: string,
    @Query() query: ShareholderErasureQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<ShareholderErased> {
    await this.shareholders.erase(id, query, caller, clientIpOf(request));
    return { message: 'Application deleted', data: { _id: id.toLowerCase() } };
  }

  /**
   * Returns the identity proof as a download. The download is recorded in the audit log before the first byte is sent.
   * After 20 downloads within an hour, the caller must re-authenticate (403 `PROOF_REQUIRED`).
   */
  @Get(':id/id-proof')
  @RequireAnyPermission('shareholders:review', 'shareholders:reveal')
  @WithoutHead()
  @RecordIdParam
  @ApiOperation({ summary: 'Download the identity proof of a shareholder application' })
  @DocumentDownload()
  @ApiErrors(401, 403, 404, UNREADABLE)
  async idProof(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { opened, name, contentType } = await this.shareholders.openDocument(
      id,
      caller,
      clientIpOf(request),
    );
    await sendDocument(response, opened, name, contentType);
  }

  /**
   * Returns the complete PAN. The reveal is recorded in the audit log first. An account may reveal 40 PANs per day
   * unless an administrator has set another limit; revealing the same PAN again on the same day does not count.
   */
  @Get(':id/pan')
  @RequirePermission('shareholders:reveal')
  @RequireProof()
  @WithoutHead()
  @Header('Cache-Control', 'no-store')
  @RecordIdParam
  @ApiOperation({ summary: 'Reveal the PAN of a shareholder application' })
  @ApiOkResponse({ type: RevealedPan })
  @ApiErrors(401, 403, 404, UNREADABLE, { status: 429, when: ALL_REVEALED })
  async pan(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<RevealedPan> {
    const { pan, reveals } = await this.shareholders.revealPan(id, caller, clientIpOf(request));
    return { panNumber: pan, reveals: dailyRevealsView(reveals) };
  }
}
