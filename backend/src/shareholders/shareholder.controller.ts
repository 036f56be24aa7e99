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
import { DocumentDownload } from '../documents/document-download.docs.js';
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

const ALL_REVEALED = 'The account has revealed as many PANs today as it may; `Retry-After` says until when.';
const TOO_MANY_IN_FILE = 'A file with PANs would reveal more of them than the account may today.';
const KEY_MISSING = 'It was encrypted with a data key that this server does not have.';

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
   * Applies to become a shareholder.
   * Repeating the call with the same `Idempotency-Key` and content gives the same answer and stores nothing new, for
   * example after a lost answer. Applicants get mails about the submission and the decision. The answer contains
   * nothing of the identity proof.
   */
  @Post('apply')
  @Public()
  @FileUpload(ID_PROOF)
  @ApiOperation({ summary: 'Apply to become a shareholder' })
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

  /** Shareholders, in pages. The `Link` header leads to the neighbouring pages. */
  @Get()
  @RequirePermission('shareholders:read')
  @ApiOperation({ summary: 'List shareholders' })
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
   * Prepares an export of the list, with its filters and in its order: all pages or the given records, with all
   * columns or the given ones, and with whole PANs on request. For 60 seconds the returned URL, with the cookie of
   * this answer, gives the file once.
   */
  @RecordsExportCall('shareholders:read', ShareholderExportForm)
  @ApiErrors({ status: 429, when: TOO_MANY_IN_FILE })
  @ApiOperation({ summary: 'Prepare an export of shareholders' })
  export(
    @Query() query: ShareholderListQuery,
    @Body() chosen: ShareholderExportForm,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.file, { ...query, ...chosen }, caller, response);
  }

  /** One shareholder, with other applications that have the same PAN, e-mail address or mobile number. */
  @Get(':id')
  @RequirePermission('shareholders:read')
  @RecordIdParam
  @ApiOperation({ summary: 'Read a shareholder' })
  @ApiOkResponse({ type: ShareholderDetailView })
  @ApiErrors(401, 403, 404)
  get(@Param('id', RecordIdPipe) id: string): Promise<ShareholderDetailView> {
    return this.shareholders.get(id);
  }

  /**
   * Decides about an application, or reopens it.
   *
   * From `pending` to `approved` or `rejected`, and from either back to `pending`. Repeating one's own decision answers
   * 200 and sends no mail. A 409 carries the record as it is now in `data`.
   */
  @Put('approval/:id')
  @RequirePermission('shareholders:review')
  @RecordIdParam
  @ApiOperation({ summary: 'Approve, reject or reopen a shareholder' })
  @ApiOkResponse({ type: ShareholderApprovalChanged })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  async decide(
    @Param('id', RecordIdPipe) id: string,
    @Body() decision: ReviewDecision,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<ShareholderApprovalChanged> {
    const data = await this.shareholders.changeStatus(id, decision, caller, clientIpOf(request));
    return {
      message: data.status === 'pending' ? 'Application reopened' : `Application ${data.status}`,
      data,
    };
  }

  /** A preview of the mail that a decision would send now, or why there would be none. Changes nothing. */
  @StatusPreviewCall('approval/:id/preview', 'shareholders:review')
  @ApiOperation({ summary: 'Preview the mail of a decision' })
  previewStatus(
    @Param('id', RecordIdPipe) id: string,
    @Body() decision: ReviewDecision,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<StatusPreviewView> {
    return this.shareholders.previewStatus(id, decision, caller, clientIpOf(request));
  }

  /**
   * Erases an application: record, PAN, documents, pending mails and notes. The audit log keeps who did it and when.
   */
  @Delete(':id')
  @RequirePermission('shareholders:delete')
  @RequireProof()
  @RecordIdParam
  @ApiOperation({ summary: 'Delete a shareholder' })
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
   * The identity proof, as a download. Audited before the first byte is sent. After opening 20 within an hour, the
   * caller must prove again who they are (403, `PROOF_REQUIRED`).
   */
  @Get(':id/id-proof')
  @RequireAnyPermission('shareholders:review', 'shareholders:reveal')
  @WithoutHead()
  @RecordIdParam
  @ApiOperation({ summary: 'Download the identity proof of a shareholder' })
  @DocumentDownload()
  @ApiErrors(401, 403, 404, { status: 409, when: KEY_MISSING })
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
   * The whole PAN. Audited before it is sent. An account may reveal 40 PANs per day unless an owner has set another
   * number; revealing the same one again on that day does not count.
   */
  @Get(':id/pan')
  @RequirePermission('shareholders:reveal')
  @RequireProof()
  @WithoutHead()
  @Header('Cache-Control', 'no-store')
  @RecordIdParam
  @ApiOperation({ summary: 'Reveal the PAN of a shareholder' })
  @ApiOkResponse({ type: RevealedPan })
  @ApiErrors(401, 403, 404, { status: 409, when: KEY_MISSING }, { status: 429, when: ALL_REVEALED })
  async pan(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<RevealedPan> {
    const { pan, reveals } = await this.shareholders.revealPan(id, caller, clientIpOf(request));
    return { panNumber: pan, reveals: dailyRevealsView(reveals) };
  }
}
