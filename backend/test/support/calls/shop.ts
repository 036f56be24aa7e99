import request, { type Test } from 'supertest';
import type { Payment } from '../../../src/subscriptions/subscription.schema.js';
import type { LoggedIn } from '../factories/administrators.js';
import { freshKey } from '../factories/applications.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from '../factories/subscriptions.js';
import { Inbox } from '../services/inbox.js';
import { FakeRazorpay } from '../services/razorpay.js';
import { startTestApp, type TestApp } from '../test-app.js';

/** A subscription whose first box is to be paid online. */
export interface Ordered {
  _id: string;
  reference: string;
  order: { id: string; amount: number };
}

/** A server with the keys of a shop and the fake of Razorpay's API, with helpers for both. */
export class Shop {
  private constructor(
    readonly running: TestApp,
    readonly inbox: Inbox,
    readonly razorpay: FakeRazorpay,
  ) {}

  static async open(): Promise<Shop> {
    const inbox = await Inbox.open();
    const razorpay = await FakeRazorpay.open();
    const running = await startTestApp({
      env: { SMTP_URL: inbox.url },
      config: { payment: razorpay.settings },
    });
    return new Shop(running, inbox, razorpay);
  }

  async close(): Promise<void> {
    await this.running.close();
    await this.razorpay.close();
    await this.inbox.close();
  }

  /** Two Premium Packs, ₹4,000, to be paid online. */
  readonly send = (different: object = {}, key = freshKey()): Test =>
    sendSubscription(this.running.origin, subscriptionForm({ paymentMethod: 'razorpay', ...different }), {
      key,
    });

  /** Orders with a new e-mail address each time, because too many mails to one address would be held back. */
  readonly stored = async (different: object = {}): Promise<Ordered> => {
    const { body, status } = await this.send({ email: `${freshKey()}@example.org`, ...different });
    expect(status).toBe(201);
    return { _id: body.data._id, reference: body.data.reference, order: body.order };
  };

  readonly paymentOf = async (id: string): Promise<Payment | undefined> =>
    (await subscriptionModel(this.running).findById(id).lean())?.payment;

  /** The subscription as shown in the console. */
  readonly shown = async ({ _id }: Ordered, { token }: LoggedIn) => {
    const path = `/api/subscription/${_id}`;
    return (await request(this.running.origin).get(path).auth(token, { type: 'bearer' }).expect(200)).body;
  };

  /** A status change in the console. */
  readonly change = ({ _id }: Ordered, payload: object, { token }: LoggedIn): Test =>
    request(this.running.origin)
      .patch(`/api/subscription/${_id}/status`)
      .auth(token, { type: 'bearer' })
      .send(payload)
      .expect(200);

  /** The call of the payer's browser after the checkout has closed. */
  readonly verify = (returned: object): Test =>
    request(this.running.origin).post('/api/payments/razorpay/verify').send(returned);

  readonly paymentStatus = (orderId: unknown): Test =>
    request(this.running.origin).post('/api/payments/razorpay/status').send({ razorpay_order_id: orderId });

  /** Sends an event of Razorpay; see `paymentEvent`. */
  readonly sendEvent = ({ body, signature }: { body: string; signature: string }): Test =>
    request(this.running.origin)
      .post('/api/payments/razorpay/webhook')
      .set('Content-Type', 'application/json')
      .set('X-Razorpay-Signature', signature)
      .send(body);
}
