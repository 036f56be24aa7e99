import { Injectable } from '@nestjs/common';
import type Razorpay from 'razorpay';
import { AppError } from '../common/errors/app-error.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { AppConfig } from '../config/app-config.js';
import type { PaymentSettings } from '../config/payment-settings.js';
import { type CheckoutResult, isGenuineEvent, isGenuineReturn } from './razorpay-signatures.js';

/** Longest wait for an answer of Razorpay, in milliseconds. */
const ANSWER_MS = 8_000;
/**
 * Minutes after its beginning in which a payment that a bank approves is captured by itself: five days, as long as Razorpay
 * goes on asking the bank. Razorpay gives back what is not captured by then.
 */
export const CAPTURE_WITHIN_MINUTES = 7_200;

/** An order at Razorpay; a checkout pays it. */
export interface PaymentOrder {
  /** Razorpay's name for it: `order_…`. */
  id: string;
  /** In paise. */
  amount: number;
  currency: 'INR';
  /** Our name for it. */
  receipt: string;
}

/** A payment at Razorpay: `authorized` is approved by the bank and not ours yet, `captured` is ours. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** In paise. */
  amount: number;
  currency: string;
}

/** What the library's untyped part offers: its HTTP client, which knows neither a time-out nor another address. */
interface HttpDefaults {
  baseURL?: string;
  timeout?: number;
}

/** The one place that speaks with Razorpay. */
@Injectable()
export class RazorpayGateway {
  private client?: Promise<Razorpay>;

  constructor(
    private readonly config: AppConfig,
    private readonly logger: AppLogger,
  ) {}

  /** Whether online payment is offered at all. */
  get isOffered(): boolean {
    return this.config.payment !== undefined;
  }

  /** The public half of the keys, which a checkout needs. */
  get keyId(): string {
    return this.settings.keyId;
  }

  /** @param amount in paise @throws AppError UNAVAILABLE when Razorpay does not make the order */
  createOrder(receipt: string, amount: number): Promise<PaymentOrder> {
    return this.ask(async (client) => {
      const made = await client.orders.create({
        amount,
        currency: 'INR',
        receipt,
        // Whatever the account's own setting: a box that is paid for is not refunded for want of a click.
        payment: {
          capture: 'automatic',
          capture_options: {
            automatic_expiry_period: CAPTURE_WITHIN_MINUTES,
            manual_expiry_period: CAPTURE_WITHIN_MINUTES,
            refund_speed: 'normal',
          },
        },
      });
      return { id: made.id, amount, currency: 'INR', receipt };
    });
  }

  /** The order made earlier under this receipt, if any. @throws AppError UNAVAILABLE */
  findOrder(receipt: string, amount: number): Promise<PaymentOrder | undefined> {
    return this.ask(async (client) => {
      const { items } = await client.orders.all({ receipt });
      const found = items.find((order) => order.receipt === receipt && Number(order.amount) === amount);
      return found && { id: found.id, amount, currency: 'INR', receipt };
    });
  }

  /** How a payment stands. @throws AppError UNAVAILABLE */
  readPayment(paymentId: string): Promise<ProviderPayment> {
    return this.ask(async (client) => {
      const { id, order_id, status, amount, currency } = await client.payments.fetch(paymentId);
      return { id, orderId: order_id, status, amount: Number(amount), currency };
    });
  }

  /** Whether an order over this amount, in paise, is paid as Razorpay counts: fees and offers included. @throws AppError UNAVAILABLE */
  isOrderPaid(orderId: string, amount: number): Promise<boolean> {
    return this.ask(async (client) => {
      const order = await client.orders.fetch(orderId);
      return order.status === 'paid' && Number(order.amount) === amount && order.currency === 'INR';
    });
  }

  /** Whether the checkout really returned this. */
  isGenuineReturn(returned: CheckoutResult): boolean {
    return isGenuineReturn(returned, this.settings.keySecret);
  }

  /** Whether Razorpay really sent this event. */
  isGenuineEvent(body: Buffer, signature: string | undefined): boolean {
    return isGenuineEvent(body, signature, this.settings.webhookSecret);
  }

  private get settings(): PaymentSettings {
    const { payment } = this.config;
    if (!payment) throw new AppError('NOT_FOUND', 'Online payment is not offered.');
    return payment;
  }

  private async ask<T>(question: (client: Razorpay) => Promise<T>): Promise<T> {
    this.client ??= connect(this.settings);
    try {
      return await question(await this.client);
    } catch (thrown) {
      // The library throws plain objects, and a TypeError when there was no answer at all; its words stay here.
      const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
      this.logger.error('razorpay did not answer as hoped', { statusCode: statusCode ?? 'no answer' });
      throw new AppError(
        'UNAVAILABLE',
        'The payment service is not responding. Your order is saved. Please try again in a moment.',
        { retryAfterSeconds: 5, cause: thrown },
      );
    }
  }
}

/** Loaded when it is first needed: most installations have no keys, and the library is not small. */
async function connect({ keyId, keySecret, apiUrl }: PaymentSettings): Promise<Razorpay> {
  const { default: Client } = await import('razorpay');
  const client = new Client({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (client.api as unknown as { rq: { defaults: HttpDefaults } }).rq;
  defaults.baseURL = apiUrl;
  defaults.timeout = ANSWER_MS;
  return client;
}
