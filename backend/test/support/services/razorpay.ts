import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The keys of the shop, as configured at the fake API. */
export const SHOP = {
  keyId: 'rzp_test_AbCdEf12345678',
  keySecret: 'key secret of the shop',
  webhookSecret: 'webhook secret of the shop',
};

/** How the next calls are treated: answered, refused, dropped unread, or executed but not answered. */
export type RazorpayMode = 'answer' | 'refuse' | 'drop' | 'lose the answer';

interface Order {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string;
  status: 'created' | 'attempted' | 'paid';
  /** Capture options of its payments, as requested by the shop. */
  payment?: object | undefined;
}

/** A payment that is not simply captured at the order's price. Amounts in paise. */
interface Payment {
  id: string;
  entity: 'payment';
  order_id: string;
  status: 'authorized' | 'captured' | 'refunded';
  amount: number;
  currency: 'INR';
}

/** A fake of Razorpay's HTTP API on a free port, with its real paths, bodies and basic authentication. */
export class FakeRazorpay {
  readonly orders: Order[] = [];
  private readonly payments = new Map<string, Payment>();
  /** All calls in order, such as `POST /v1/orders`. */
  readonly calls: string[] = [];
  private mode: RazorpayMode = 'answer';

  private constructor(private readonly server: Server) {}

  static async open(): Promise<FakeRazorpay> {
    let razorpay: FakeRazorpay | undefined;
    const server = createServer((request, response) => {
      razorpay?.handle(request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    razorpay = new FakeRazorpay(server);
    return razorpay;
  }

  /** For `startTestApp({ config: { payment } })`. */
  get settings(): typeof SHOP & { apiUrl: string } {
    return { ...SHOP, apiUrl: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  setMode(mode: RazorpayMode): void {
    this.mode = mode;
  }

  ordersOf(receipt: string): Order[] {
    return this.orders.filter((order) => order.receipt === receipt);
  }

  /** Sets the state of a payment and thus of its order. Other payments are captured. */
  setPayment(id: string, orderId: string, status: Payment['status'], amount = 400_000): void {
    this.payments.set(id, { id, entity: 'payment', order_id: orderId, status, amount, currency: 'INR' });
    const order = this.orders.find((one) => one.id === orderId);
    if (order) order.status = status === 'captured' ? 'paid' : 'attempted';
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://razorpay');
    this.calls.push(`${request.method} ${pathname}`);
    if (this.mode === 'drop') {
      request.socket.destroy();
      return;
    }
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const login = `Basic ${Buffer.from(`${SHOP.keyId}:${SHOP.keySecret}`).toString('base64')}`;
    if (request.headers.authorization !== login) return answer(401, failure('Authentication failed'));
    if (this.mode === 'refuse') return answer(500, failure('The server encountered an error.'));
    if (request.method === 'GET' && pathname === '/v1/orders') {
      const items = this.ordersOf(searchParams.get('receipt') ?? '');
      return answer(200, { entity: 'collection', count: items.length, items });
    }
    const [, resource, resourceId = ''] = /^\/v1\/(orders|payments)\/(\w+)$/.exec(pathname) ?? [];
    if (request.method === 'GET' && resource === 'payments') return answer(200, this.paymentById(resourceId));
    const requestedOrder = this.orders.find(({ id }) => id === resourceId);
    if (request.method === 'GET' && requestedOrder) return answer(200, requestedOrder);
    if (request.method !== 'POST' || pathname !== '/v1/orders') return answer(404, failure('No such path'));
    const order = this.createOrder(JSON.parse(await text(request)));
    if (this.mode === 'lose the answer') request.socket.destroy();
    else answer(200, order);
  }

  private paymentById(id: string): Payment {
    const plain = { id, entity: 'payment', order_id: '', status: 'captured' } as const;
    return this.payments.get(id) ?? { ...plain, amount: 400_000, currency: 'INR' };
  }

  private createOrder(wanted: Pick<Order, 'amount' | 'currency' | 'receipt' | 'payment'>): Order {
    const { amount, currency, receipt, payment } = wanted;
    const id = `order_Test${this.orders.length + 1}${receipt.replace('-', '')}`;
    const order: Order = { id, entity: 'order', amount, currency, receipt, status: 'created', payment };
    this.orders.push(order);
    return order;
  }
}

function failure(description: string): object {
  return { error: { code: 'BAD_REQUEST_ERROR', description } };
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** What the checkout returns to the browser after a payment. */
export function paidReturn(orderId: string, paymentId: string, secret = SHOP.keySecret) {
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex'),
  };
}

/** The payment in an event; amounts in paise. */
interface EventPayment {
  orderId: string;
  paymentId: string;
  amount: number;
  /** Amount of the order, in `order.paid`; by default that of the payment. */
  orderAmount?: number;
  /** How much of it was refunded. */
  refunded?: 'partial' | 'full';
  /** The sum that was refunded, when it matters. */
  refundedAmount?: number;
}

/** An event in Razorpay's format, with its signature. */
export function paymentEvent(
  event: string,
  { orderId, paymentId, amount, orderAmount = amount, refunded, refundedAmount }: EventPayment,
  secret = SHOP.webhookSecret,
): { body: string; signature: string } {
  const payment = {
    entity: {
      id: paymentId,
      entity: 'payment',
      order_id: orderId,
      amount,
      currency: 'INR',
      refund_status: refunded ?? null,
      amount_refunded: refundedAmount ?? (refunded === 'full' ? amount : 0),
      email: 'asha@example.org',
      contact: '+919876543210',
    },
  };
  const paid = { id: orderId, entity: 'order', amount: orderAmount, amount_paid: amount, currency: 'INR' };
  const order = event === 'order.paid' ? { order: { entity: { ...paid, status: 'paid' } } } : {};
  const payload = { payment, ...order };
  const body = JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload });
  return { body, signature: createHmac('sha256', secret).update(body).digest('hex') };
}
