import { Injectable } from '@nestjs/common';
import type Razorpay from 'razorpay';
import { AppError, DEFAULT_MESSAGE } from '../common/errors/app-error.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { AppConfig } from '../config/app-config.js';
import type { PaymentSettings } from '../config/payment-settings.js';
import { type CheckoutResult, isGenuineEvent, isGenuineReturn } from './razorpay-signatures.js';

/** Time limit for an answer of Razorpay, in ms. */
const ANSWER_MS = 8_000;
/**
 * Minutes within which a payment that a bank approves late is captured automatically: five days, as long as Razorpay
 * keeps asking the bank. Razorpay refunds what is not captured by then.
 */
export const CAPTURE_WITHIN_MINUTES = 7_200;

/** Without an answer about a payment, which may have been made. */
const NOT_CHECKED =
  'The payment service is not responding. Do not pay again. Please check again in a few minutes.';

/** An order at Razorpay, which a checkout pays. */
export interface PaymentOrder {
  /** Razorpay's id: `order_…`. */
  id: string;
  /** In paise. */
  amount: number;
  currency: 'INR';
  /** Our reference for it. */
  receipt: string;
}

/** A payment at Razorpay: `authorized` is approved by the bank but not captured yet, `captured` is ours. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** In paise. */
  amount: number;
  currency: string;
}

/** The untyped HTTP client of the library, which has options for neither a time-out nor another URL. */
interface HttpDefaults {
  baseURL?: string;
  timeout?: number;
}

/** The only place that calls Razorpay. */
@Injectable()
export class RazorpayGateway {
  private client?: Promise<Razorpay>;

  constructor(
    private readonly config: AppConfig,
    private readonly logger: AppLogger,
  ) {}

  /** Whether online payment is configured. */
  get isOffered(): boolean {
    return this.config.payment !== undefined;
  }

  /** The public key id, which a checkout needs. */
  get keyId(): string {
    return this.settings.keyId;
  }

  /** @param amount in paise @throws AppError PAYMENT_UNAVAILABLE when Razorpay does not create the order */
  createOrder(receipt: string, amount: number): Promise<PaymentOrder> {
    return this.call(DEFAULT_MESSAGE.PAYMENT_UNAVAILABLE, async (client) => {
      const created = await client.orders.create({
        amount,
        currency: 'INR',
        receipt,
        // Overrides the account's own setting: a paid box must not be refunded because nobody captured the payment.
        payment: {
          capture: 'automatic',
          capture_options: {
            automatic_expiry_period: CAPTURE_WITHIN_MINUTES,
            manual_expiry_period: CAPTURE_WITHIN_MINUTES,
            refund_speed: 'normal',
          },
        },
      });
      return { id: created.id, amount, currency: 'INR', receipt };
    });
  }

  /** The order created earlier with this receipt, if any. @throws AppError PAYMENT_UNAVAILABLE */
  findOrder(receipt: string, amount: number): Promise<PaymentOrder | undefined> {
    return this.call(DEFAULT_MESSAGE.PAYMENT_UNAVAILABLE, async (client) => {
      const { items } = await client.orders.all({ receipt });
      const found = items.find((order) => order.receipt === receipt && Number(order.amount) === amount);
      return found && { id: found.id, amount, currency: 'INR', receipt };
    });
  }

  /** The state of a payment. @throws AppError PAYMENT_UNAVAILABLE */
  readPayment(paymentId: string): Promise<ProviderPayment> {
    return this.call(NOT_CHECKED, async (client) => {
      const { id, order_id, status, amount, currency } = await client.payments.fetch(paymentId);
      return { id, orderId: order_id, status, amount: Number(amount), currency };
    });
  }

  /**
   * Whether an order of this amount, in paise, is paid according to Razorpay, including fees and offers. @throws
   * AppError PAYMENT_UNAVAILABLE
   */
  isOrderPaid(orderId: string, amount: number): Promise<boolean> {
    return this.call(NOT_CHECKED, async (client) => {
      const order = await client.orders.fetch(orderId);
      return order.status === 'paid' && Number(order.amount) === amount && order.currency === 'INR';
    });
  }

  /** Whether the result really comes from the checkout. */
  isGenuineReturn(returned: CheckoutResult): boolean {
    return isGenuineReturn(returned, this.settings.keySecret);
  }

  /** Whether the event really comes from Razorpay. */
  isGenuineEvent(body: Buffer, signature: string | undefined): boolean {
    return isGenuineEvent(body, signature, this.settings.webhookSecret);
  }

  private get settings(): PaymentSettings {
    const { payment } = this.config;
    if (!payment) throw new AppError('NOT_FOUND', 'Online payment is not offered.');
    return payment;
  }

  private async call<T>(failure: string, request: (client: Razorpay) => Promise<T>): Promise<T> {
    this.client ??= connect(this.settings);
    try {
      return await request(await this.client);
    } catch (thrown) {
      // The library throws plain objects, and a TypeError without an answer; its messages are not passed on.
      const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
      this.logger.error('a request to Razorpay failed', { statusCode: statusCode ?? 'no answer' });
      throw new AppError('PAYMENT_UNAVAILABLE', failure, { retryAfterSeconds: 5, cause: thrown });
    }
  }
}

/** Loaded on first use: most installations have no keys, and the library is not small. */
async function connect({ keyId, keySecret, apiUrl }: PaymentSettings): Promise<Razorpay> {
  const { default: Client } = await import('razorpay');
  const client = new Client({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (client.api as unknown as { rq: { defaults: HttpDefaults } }).rq;
  defaults.baseURL = apiUrl;
  defaults.timeout = ANSWER_MS;
  return client;
}
