import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The keys of the shop that the stand-in knows. */
export const SHOP = {
  keyId: 'rzp_test_AbCdEf12345678',
  keySecret: 'key secret of the shop',
  webhookSecret: 'webhook secret of the shop',
};

/** How the next calls are treated: answered, refused, dropped unread, or carried out with the answer lost. */
export type RazorpayMood = 'answer' | 'refuse' | 'drop' | 'lose the answer';

interface Order {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string;
  status: 'created';
}

/** A stand-in of Razorpay's HTTP API on a free port of this machine: its real paths, bodies and basic authentication. */
export class Razorpay {
  readonly orders: Order[] = [];
  /** `POST /v1/orders`, in the order they came. */
  readonly calls: string[] = [];
  private mood: RazorpayMood = 'answer';

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Razorpay> {
    let razorpay: Razorpay | undefined;
    const server = createServer((request, response) => {
      razorpay?.take(request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    razorpay = new Razorpay(server);
    return razorpay;
  }

  /** For `startTestApp({ config: { payment } })`. */
  get settings(): typeof SHOP & { apiUrl: string } {
    return { ...SHOP, apiUrl: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  be(mood: RazorpayMood): void {
    this.mood = mood;
  }

  ordersOf(receipt: string): Order[] {
    return this.orders.filter((order) => order.receipt === receipt);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://razorpay');
    this.calls.push(`${request.method} ${pathname}`);
    if (this.mood === 'drop') {
      request.socket.destroy();
      return;
    }
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const login = `Basic ${Buffer.from(`${SHOP.keyId}:${SHOP.keySecret}`).toString('base64')}`;
    if (request.headers.authorization !== login) return answer(401, failure('Authentication failed'));
    if (this.mood === 'refuse') return answer(500, failure('The server encountered an error.'));
    if (request.method === 'GET' && pathname === '/v1/orders') {
      const items = this.ordersOf(searchParams.get('receipt') ?? '');
      return answer(200, { entity: 'collection', count: items.length, items });
    }
    if (request.method !== 'POST' || pathname !== '/v1/orders') return answer(404, failure('No such path'));
    const order = this.makeOrder(JSON.parse(await text(request)));
    if (this.mood === 'lose the answer') request.socket.destroy();
    else answer(200, order);
  }

  private makeOrder({ amount, currency, receipt }: Pick<Order, 'amount' | 'currency' | 'receipt'>): Order {
    const id = `order_Test${this.orders.length + 1}${receipt.replace('-', '')}`;
    const order: Order = { id, entity: 'order', amount, currency, receipt, status: 'created' };
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

/** What the checkout hands to the browser when the order was paid. */
export function paidReturn(orderId: string, paymentId: string, secret = SHOP.keySecret) {
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex'),
  };
}

/** An event as Razorpay words it, and its signature. */
export function paymentEvent(
  event: string,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string; amount: number },
  secret = SHOP.webhookSecret,
): { body: string; signature: string } {
  const payment = {
    entity: {
      id: paymentId,
      entity: 'payment',
      order_id: orderId,
      amount,
      currency: 'INR',
      email: 'asha@example.org',
      contact: '+919876543210',
    },
  };
  const body = JSON.stringify({ entity: 'event', event, contains: ['payment'], payload: { payment } });
  return { body, signature: createHmac('sha256', secret).update(body).digest('hex') };
}
