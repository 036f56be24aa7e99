import { Body, Controller, Headers, HttpCode, Post, type RawBodyRequest, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/access.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { CheckoutResultForm } from './dto/checkout-result.form.js';
import { PaymentConfirmed, PaymentStatusAnswer, WebhookReceived } from './dto/payment.responses.js';
import { PaymentStatusRequest } from './dto/payment-status-request.dto.js';
import { FirstBoxPayments } from './first-box-payments.js';

/** What Razorpay reports, through the payer's browser and directly. */
@ApiTags('payments')
@Controller('api/payments/razorpay')
@Public()
export class FirstBoxPaymentController {
  constructor(private readonly payments: FirstBoxPayments) {}

  /**
   * Confirms a payment with the result of Razorpay's checkout. The request can be repeated. It returns 202 while the
   * payer's bank has approved the payment but Razorpay has not captured it, and 503 when Razorpay does not respond. In
   * both cases, repeat the request; do not pay again.
   */
  @Post('verify')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm an online payment' })
  @ApiOkResponse({ type: PaymentConfirmed, description: 'The first box is paid.' })
  @ApiAcceptedResponse({
    type: PaymentConfirmed,
    description: 'Approved by the bank but not captured yet: `payment` is `authorized`.',
  })
  @ApiErrors(
    { status: 400, fields: { razorpay_signature: ['This payment could not be confirmed.'] } },
    {
      status: 404,
      when: 'The order does not exist, its subscription was cancelled so that the payment is refunded, or online payment is disabled.',
    },
    429,
    { status: 503, when: 'Razorpay does not respond.' },
  )
  async verify(
    @Body() returned: CheckoutResultForm,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PaymentConfirmed> {
    const data = await this.payments.confirm(returned);
    if (data.payment === 'paid') return { message: 'Payment received', data };
    response.status(202).setHeader('Retry-After', 5);
    return {
      message:
        'Your bank has approved the payment, but it is not here yet. Please do not pay again: ask again in a moment.',
      data,
    };
  }

  /**
   * The state of an order's payment, which Razorpay may report before the payer's browser returns. A 404 can also mean
   * that there is nothing left to pay, so check before paying.
   */
  @Post('status')
  @HttpCode(200)
  @ApiOperation({ summary: 'Get the status of an online payment' })
  @ApiOkResponse({ type: PaymentStatusAnswer })
  @ApiErrors(
    400,
    {
      status: 404,
      when: 'The order does not exist, its subscription was cancelled or its first box left and nothing was paid, or online payment is disabled.',
    },
    429,
  )
  async status(@Body() { razorpay_order_id }: PaymentStatusRequest): Promise<PaymentStatusAnswer> {
    return { message: 'Payment status', data: await this.payments.getPaymentStatus(razorpay_order_id) };
  }

  /**
   * Processes Razorpay's events `payment.authorized`, `payment.captured`, `order.paid`, `payment.failed` and
   * `refund.processed`, in any order and any number of times. Other events, and those for unknown orders, return 200
   * and are ignored.
   */
  @Post('webhook')
  @HttpCode(200)
  @ApiOperation({ summary: 'Razorpay webhook' })
  @ApiHeader({
    name: 'X-Razorpay-Signature',
    required: true,
    description: 'HMAC-SHA256 of the body with the key `RAZORPAY_WEBHOOK_SECRET`, in hexadecimal.',
    schema: { type: 'string' },
  })
  @ApiBody({
    schema: {
      type: 'object',
      additionalProperties: true,
      description: 'A webhook event as documented by Razorpay.',
    },
  })
  @ApiOkResponse({ type: WebhookReceived })
  @ApiErrors(
    { status: 400, fields: { 'X-Razorpay-Signature': ['This event is not signed by Razorpay.'] } },
    { status: 404, when: 'Online payment is disabled.' },
    429,
    {
      status: 503,
      when: "Razorpay's API, which is needed to process the event, does not respond; Razorpay will resend the event.",
    },
  )
  async webhook(
    @Req() request: RawBodyRequest<Request>,
    @Headers('x-razorpay-signature') signature?: string,
  ): Promise<WebhookReceived> {
    await this.payments.handleWebhook(request.rawBody ?? Buffer.alloc(0), signature);
    return { message: 'Event received' };
  }
}
