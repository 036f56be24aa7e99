import { readPaymentEvent } from './payment-event.js';

const payment = { id: 'pay_9Ab', order_id: 'order_3Xy', amount: 200_000, currency: 'INR' };
const eventOf = (event: unknown, entity: object = payment, more: object = {}) =>
  readPaymentEvent(Buffer.from(JSON.stringify({ event, payload: { payment: { entity }, ...more } })));

describe('a Razorpay event', () => {
  test.each([
    ['payment.authorized', 'authorized'],
    ['payment.captured', 'paid'],
    ['order.paid', 'paid'],
    ['payment.failed', 'failed'],
  ])('%s means that the payment is %s', (name, outcome) => {
    expect(eventOf(name)).toEqual({
      name,
      outcome,
      orderId: 'order_3Xy',
      paymentId: 'pay_9Ab',
      amount: 200_000,
      currency: 'INR',
    });
  });

  test('refund.processed contains how much of the payment was refunded', () => {
    const refundIn = (more: object) => eventOf('refund.processed', { ...payment, ...more })?.refund;
    expect(refundIn({ refund_status: 'full', amount_refunded: 200_000 })).toEqual({
      isFull: true,
      amount: 200_000,
    });
    expect(refundIn({ refund_status: 'partial', amount_refunded: 50_000 })).toEqual({
      isFull: false,
      amount: 50_000,
    });
    expect(refundIn({})).toEqual({ isFull: false, amount: Number.NaN });
  });

  test('may contain its order with the amount due and the amount paid', () => {
    const order = { entity: { amount: 200_000, amount_paid: 150_000, currency: 'INR' } };
    expect(eventOf('order.paid', payment, { order })?.order).toEqual({
      amount: 200_000,
      paid: 150_000,
      currency: 'INR',
    });
  });

  test.each(['payment.dispute.created', 'toString', undefined, 7, { toString: 1 }])(
    'named %j is ignored',
    (name) => {
      expect(eventOf(name)).toBeUndefined();
    },
  );

  test('is ignored unless the ids of its order and payment have the format of Razorpay', () => {
    expect(eventOf('payment.captured', { ...payment, id: `pay_${'a'.repeat(40)}` })).toBeDefined();
    expect(eventOf('payment.captured', { ...payment, order_id: `order_${'Z'.repeat(40)}` })).toBeDefined();
    for (const id of [undefined, 7, '', 'pay_', `pay_${'a'.repeat(41)}`, 'x pay_1', 'pay_1 x', ['pay_1']]) {
      expect(eventOf('payment.captured', { ...payment, id })).toBeUndefined();
    }
    for (const order_id of [
      undefined,
      7,
      '',
      'order_',
      `order_${'a'.repeat(41)}`,
      'x order_1',
      'order_1 x',
    ]) {
      expect(eventOf('payment.captured', { ...payment, order_id })).toBeUndefined();
    }
  });

  test.each([
    '',
    'no JSON',
    'null',
    '7',
    '[]',
    '{}',
    '{"event":"order.paid"}',
    '{"event":"order.paid","payload":{}}',
  ])('with the body %j is ignored', (body) => {
    expect(readPaymentEvent(Buffer.from(body))).toBeUndefined();
  });
});
