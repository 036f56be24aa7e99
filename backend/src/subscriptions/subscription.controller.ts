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
import { ChangeSubscriptionStatus } from './dto/change-subscription-status.dto.js';
import { SubscriptionForm } from './dto/subscription.form.js';
import { SubscriptionAccepted, SubscriptionStatusChanged } from './dto/subscription.responses.js';
import { SubscriptionView } from './dto/subscription.view.js';
import { SubscriptionExportForm } from './dto/subscription-export.form.js';
import { SubscriptionListQuery } from './dto/subscription-list.query.js';
import { SubscriptionService } from './subscription.service.js';
import { SubscriptionExport } from './subscription-export.js';

const CHANGED = {
  active: 'Subscription resumed',
  paused: 'Subscription paused',
  cancelled: 'Subscription cancelled',
} as const;

/** Subscriptions of the spice club: sent by anyone, managed by administrators. */
@ApiTags('subscriptions')
@Controller('api/subscription')
export class SubscriptionController {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly exports: ExportsService,
    private readonly file: SubscriptionExport,
  ) {}

  /**
   * Repeating the request with the same `Idempotency-Key` and content, for example after a lost connection, returns the
   * same response and stores nothing new.
   *
   * With `paymentMethod: razorpay` the response contains `razorpayKey` and `order` for Razorpay's checkout, which pays
   * the first box. If Razorpay does not respond, the request returns 503 `PAYMENT_UNAVAILABLE` although the subscription
   * is stored: repeat it to get the order. Repeating it returns 409 once the subscription was cancelled, or its first box
   * has left, without payment, and the receipt alone once online payment was switched off.
   */
  @Post()
  @Public()
  @ApiOperation({ summary: 'Subscribe to the spice club' })
  @SubmissionCall(SubscriptionAccepted)
  async subscribe(
    @Body() form: SubscriptionForm,
    @Context() context: SubmissionContext,
  ): Promise<SubscriptionAccepted> {
    const { receipt, ...checkout } = await this.subscriptions.subscribe(form, context);
    return { message: 'Monthly Spices Combo Subscription Successful! 🎉', data: receipt, ...checkout };
  }

  /** A page of subscriptions. The `Link` header contains the URLs of the neighbouring pages. */
  @Get()
  @RequirePermission('subscriptions:read')
  @ApiOperation({ summary: 'List subscriptions' })
  @ApiOkResponse({ type: [SubscriptionView], headers: LIST_HEADERS })
  @ApiErrors(400, 401, 403)
  async list(
    @Query() query: SubscriptionListQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubscriptionView[]> {
    const page = await this.subscriptions.list(query, caller);
    setListHeaders(request, response, page);
    return page.items;
  }

  /**
   * Prepares an export of the list with its filters and sort order: all matching records or those in `ids`, with all
   * columns or those in `columns`. The response contains a URL and sets a cookie; within 60 seconds, the URL returns
   * the file once to the browser that holds the cookie. `limit`, `cursor` and `count` have no effect.
   */
  @RecordsExportCall('subscriptions:read', SubscriptionExportForm)
  @ApiOperation({ summary: 'Export subscriptions' })
  export(
    @Query() query: SubscriptionListQuery,
    @Body() chosen: SubscriptionExportForm,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.file, { ...query, ...chosen }, caller, response);
  }

  /** One subscription, with its notes. */
  @Get(':id')
  @RequirePermission('subscriptions:read')
  @RecordIdParam
  @ApiOperation({ summary: 'Get a subscription' })
  @ApiOkResponse({ type: SubscriptionView })
  @ApiErrors(401, 403, 404)
  get(@Param('id', RecordIdPipe) id: string): Promise<SubscriptionView> {
    return this.subscriptions.get(id);
  }

  /**
   * Changes the status of a subscription: from `active` to `paused` and back, or from either to `cancelled`, which is
   * final.
   *
   * Repeating one's own change returns 200 and sends no mail. A 409 contains the current record in `data`.
   */
  @Patch(':id/status')
  @RequirePermission('subscriptions:read', 'subscriptions:update')
  @RecordIdParam
  @ApiOperation({ summary: 'Pause, resume or cancel a subscription' })
  @ApiOkResponse({ type: SubscriptionStatusChanged })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  async changeStatus(
    @Param('id', RecordIdPipe) id: string,
    @Body() change: ChangeSubscriptionStatus,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<SubscriptionStatusChanged> {
    const data = await this.subscriptions.changeStatus(id, change, caller, clientIpOf(request));
    return { message: changeMessage(change, data, CHANGED[data.status]), data };
  }
}
