import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { ApiErrors, type DescribedError } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { setListHeaders } from '../../common/lists/list-headers.js';
import { ExportCall } from '../../exports/export-call.decorator.js';
import type { ExportPrepared } from '../../exports/export-prepared.js';
import { ExportsService } from '../../exports/exports.service.js';
import { BOXES_NOT_LEFT, BoxMarksService } from './box-marks.service.js';
import { DeliveryExport } from './delivery-export.js';
import { DeliveryListService, requestedDay } from './delivery-list.service.js';
import { BoxesMarked, DeliveryTotals, DeliveryView, PinCodeTotalsView } from './dto/delivery.view.js';
import { DeliveryListQuery, DeliveryTotalsQuery, PinCodeTotalsQuery } from './dto/delivery-list.query.js';
import { MarkBoxes } from './dto/mark-boxes.dto.js';

const WRONG_DAY: DescribedError = {
  status: 400,
  when: 'The day is not a delivery day, or is later than the next one.',
  fields: { day: ['Day must be a day on which boxes leave: the 15th of a month, such as 2025-01-15.'] },
};

/** The boxes of the spice club that leave on the 15th of a month. */
@ApiTags('subscriptions')
@Controller('api/deliveries')
export class DeliveriesController {
  constructor(
    private readonly lists: DeliveryListService,
    private readonly marks: BoxMarksService,
    private readonly exports: ExportsService,
    private readonly file: DeliveryExport,
  ) {}

  /**
   * A page of the boxes of a delivery day, sorted by PIN code and name; results of a search by name are sorted by name.
   * The `Link` header contains the URL of the next page.
   *
   * Which subscriptions have a box is fixed at the start of the day, Indian time (IST). A marked box keeps the address
   * and amount that it had when it was marked.
   */
  @Get()
  @RequirePermission('subscriptions:read')
  @ApiOperation({ summary: 'List the boxes of a day' })
  @ApiOkResponse({
    type: [DeliveryView],
    headers: {
      Link: {
        description: 'The URLs of the first page and, if there is one, of the next page.',
        schema: { type: 'string', example: '</api/deliveries?day=2025-12-15>; rel="first"' },
      },
    },
  })
  @ApiErrors(WRONG_DAY, 401, 403)
  async list(
    @Query() query: DeliveryListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeliveryView[]> {
    const day = requestedDay(query.day);
    const page = await this.lists.page({ ...query, day });
    setListHeaders(request, response, page, { day });
    return page.items;
  }

  /** The totals of the boxes of a delivery day. Marking a box changes them. */
  @Get('totals')
  @RequirePermission('subscriptions:read')
  @ApiOperation({ summary: 'Get the totals of a day' })
  @ApiOkResponse({ type: DeliveryTotals })
  @ApiErrors(WRONG_DAY, 401, 403)
  totals(@Query() { day }: DeliveryTotalsQuery): Promise<DeliveryTotals> {
    return this.lists.totals(day);
  }

  /**
   * The totals of each PIN code that has boxes on the delivery day, in ascending order. If there are more than `limit`,
   * continue with `from`.
   */
  @Get('pin-codes')
  @RequirePermission('subscriptions:read')
  @ApiOperation({ summary: 'List the totals of a day by PIN code' })
  @ApiOkResponse({ type: [PinCodeTotalsView] })
  @ApiErrors(WRONG_DAY, 401, 403)
  pinCodes(@Query() query: PinCodeTotalsQuery): Promise<PinCodeTotalsView[]> {
    return this.lists.pinCodes(query);
  }

  /**
   * Prepares an export of all boxes of a delivery day that match the filters. The response contains a URL and sets a
   * cookie; within 60 seconds, the URL returns the file once to the browser that holds the cookie. `limit` and `cursor`
   * have no effect.
   */
  @ExportCall('exports', 'subscriptions:read')
  @ApiOperation({ summary: 'Export the boxes of a day' })
  export(
    @Query() query: DeliveryListQuery,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.file, query, caller, response);
  }

  /**
   * Marks boxes as delivered or returned, or undoes that. Each box is processed separately, and the response contains
   * the outcome for each. Repeating the request has no effect.
   */
  @Post('mark')
  @HttpCode(200)
  @RequirePermission('subscriptions:read', 'subscriptions:update')
  @ApiOperation({ summary: 'Mark boxes as delivered or returned' })
  @ApiOkResponse({ type: BoxesMarked })
  @ApiErrors(
    WRONG_DAY,
    401,
    403,
    { status: 409, when: 'The delivery day is in the future.', message: BOXES_NOT_LEFT },
    413,
    415,
  )
  async mark(
    @Body() call: MarkBoxes,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<BoxesMarked> {
    return { message: 'Boxes marked', data: await this.marks.mark(call, caller, clientIpOf(request)) };
  }
}
