import request from 'supertest';
import { AppLogger } from '../../src/common/logging/app-logger.js';
import { SubscriptionRepository } from '../../src/subscriptions/subscription.repository.js';
import { Shop } from '../support/calls/shop.js';
import { freshKey } from '../support/factories/applications.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import { paidReturn, paymentEvent, SHOP } from '../support/services/razorpay.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('paying the first box online', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterEach(() => {
    shop.razorpay.setMode('answer');
    jest.restoreAllMocks();
  });
  afterAll(() => shop.close());

  test('is announced in /config/site.json', async () => {
    expect((await request(shop.running.origin).get('/config/site.json')).body.onlinePayment).toBe(true);
  });

  test('is mentioned in the mail, with what applies if the payment fails', async () => {
    const email = `${freshKey()}@example.org`;
    await shop.stored({ email });
    const [received] = await shop.inbox.mailsTo(email, 1);
    expect(received?.text).toContain('You chose to pay ₹4,000 for the first box online.');
    expect(received?.text).toContain('Until then, you pay for it on delivery, like every later box.');
  });

  test('returns the key and an order over the total in paise', async () => {
    const answer = await shop.send();
    expect(answer.status).toBe(201);
    const { data, razorpayKey, order } = answer.body;
    expect(razorpayKey).toBe(SHOP.keyId);
    expect(order).toEqual({
      id: expect.any(String),
      amount: 400_000,
      currency: 'INR',
      receipt: data.reference,
    });
    expect(shop.razorpay.ordersOf(data.reference)).toEqual([
      expect.objectContaining({ id: order.id, amount: 400_000 }),
    ]);
    expect(await shop.paymentOf(data._id)).toEqual({ state: 'unpaid', amount: 400_000, orderId: order.id });
    expect(JSON.stringify(answer.body)).not.toContain(SHOP.keySecret);
  });

  test('creates no order for cash on delivery, neither here nor at Razorpay', async () => {
    const { body } = await shop.send({ paymentMethod: 'cod' });
    expect(body).not.toHaveProperty('order');
    expect(body).not.toHaveProperty('razorpayKey');
    expect(shop.razorpay.ordersOf(body.data.reference)).toEqual([]);
  });

  test('creates one order and one answer from 50 parallel requests with one idempotency key', async () => {
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.send({}, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(shop.razorpay.ordersOf(answers[0]?.body.data.reference)).toHaveLength(1);
  });

  test.each(['refuse', 'drop'] as const)(
    'stores the subscription and answers 503 if Razorpay fails (%s), and returns the order to a retry',
    async (mode) => {
      const key = freshKey();
      shop.razorpay.setMode(mode);
      const refused = await shop.send({}, key);
      expect(refused.status).toBe(503);
      expect(refused.body.code).toBe('PAYMENT_UNAVAILABLE');
      expect(refused.body.message).toContain('Your order is saved');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await subscriptionModel(shop.running).countDocuments({ idempotencyKey: key })).toBe(1);
      shop.razorpay.setMode('answer');
      const repeated = await shop.send({}, key);
      expect(repeated.status).toBe(201);
      expect(repeated.body.order.receipt).toBe(repeated.body.data.reference);
      expect(shop.razorpay.ordersOf(repeated.body.data.reference)).toHaveLength(1);
      expect(await subscriptionModel(shop.running).countDocuments({ idempotencyKey: key })).toBe(1);
    },
  );

  test('finds an order whose response was lost by its receipt instead of creating another', async () => {
    const key = freshKey();
    shop.razorpay.setMode('lose the answer');
    expect((await shop.send({}, key)).status).toBe(503);
    shop.razorpay.setMode('answer');
    const { body } = await shop.send({}, key);
    const made = shop.razorpay.ordersOf(body.data.reference);
    expect(made).toHaveLength(1);
    expect(body.order.id).toBe(made[0]?.id);
  });

  test('lets a retry take over after the lease if a process crashes between creating and storing the order', async () => {
    const key = freshKey();
    const repository = shop.running.app.get(SubscriptionRepository, { strict: false });
    jest.spyOn(repository, 'storeOrder').mockRejectedValueOnce(new Error('died'));
    jest.spyOn(repository, 'endOrderLease').mockResolvedValueOnce();
    expect((await shop.send({}, key)).status).toBe(500);
    const stored = await subscriptionModel(shop.running).findOne({ idempotencyKey: key }).lean();
    expect(stored?.payment?.orderLease?.until.getTime()).toBeGreaterThan(Date.now());
    await subscriptionModel(shop.running).updateOne(
      { _id: stored?._id },
      { $set: { 'payment.orderLease.until': new Date() } },
    );
    const { body } = await shop.send({}, key);
    expect(shop.razorpay.ordersOf(body.data.reference).map(({ id }) => id)).toEqual([body.order.id]);
  });

  test('returns the first answer again to a retry after the payment', async () => {
    const key = freshKey();
    const first = await shop.send({}, key);
    await shop.verify(paidReturn(first.body.order.id, 'pay_Repeat1')).expect(200);
    expect((await shop.send({}, key)).body).toEqual(first.body);
  });

  test('returns the stored receipt without a checkout to a retry after online payment was switched off, and refuses new orders', async () => {
    const key = freshKey();
    const first = await shop.send({}, key);
    jest.replaceProperty(shop.running.config, 'payment', undefined);
    const repeated = await shop.send({}, key);
    expect(repeated.status).toBe(201);
    expect(repeated.body).toEqual({ message: first.body.message, data: first.body.data });
    expect((await shop.send({ quantity: 1 }, key)).status).toBe(422);
    const refused = await shop.send({}, freshKey());
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ paymentMethod: [expect.stringContaining('not offered')] });
  });

  describe('POST /api/payments/razorpay/verify', () => {
    test('marks the first box as paid and sends one mail, however often it is called', async () => {
      const email = `${freshKey()}@example.org`;
      const { _id, reference, order } = await shop.stored({ email });
      const returned = paidReturn(order.id, 'pay_Verified1');
      const answers = await Promise.all(Array.from({ length: 5 }, () => shop.verify(returned)));
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ message: 'Payment received', data: { reference, payment: 'paid' } });
      }
      expect(await shop.paymentOf(_id)).toMatchObject({ state: 'paid', paymentId: 'pay_Verified1' });
      const mails = await shop.inbox.mailsTo(email, 2);
      expect(mails.map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([`We have your payment for ${reference}`]),
      );
      expect(mails.map(({ text }) => text).join()).toContain('₹4,000');
      await shop.sendEvent(
        paymentEvent('payment.captured', { orderId: order.id, paymentId: 'pay_Verified1', amount: 400_000 }),
      );
      expect(shop.inbox.mails.filter(({ to }) => to === email)).toHaveLength(2);
    });

    test.each([
      ['the signature of another secret', (id: string) => paidReturn(id, 'pay_1', 'not the secret')],
      [
        'the signature of another payment',
        (id: string) => ({ ...paidReturn(id, 'pay_1'), razorpay_payment_id: 'pay_2' }),
      ],
      ['no signature', (id: string) => ({ ...paidReturn(id, 'pay_1'), razorpay_signature: 'none' })],
    ])('rejects a return with %s and changes nothing', async (_case, forged) => {
      const { _id, order } = await shop.stored();
      const answer = await shop.verify(forged(order.id));
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ razorpay_signature: ['This payment could not be confirmed.'] });
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });

    test('answers 404 to an unknown order', async () => {
      expect((await shop.verify(paidReturn('order_Unknown', 'pay_1'))).status).toBe(404);
    });

    test('names every missing field', async () => {
      const answer = await shop.verify({});
      expect(Object.keys(answer.body.fields)).toHaveLength(3);
    });
  });

  describe('POST /api/payments/razorpay/status', () => {
    test('returns the payment status of the order, also when it is known from webhook events only', async () => {
      const { reference, order } = await shop.stored();
      const statusBody = async () => (await shop.paymentStatus(order.id).expect(200)).body;
      expect(await statusBody()).toEqual({
        message: 'Payment status',
        data: { reference, payment: 'unpaid' },
      });
      const payment = { orderId: order.id, paymentId: 'pay_Status1', amount: 400_000 };
      await shop.sendEvent(paymentEvent('payment.failed', payment));
      expect((await statusBody()).data.payment).toBe('failed');
      await shop.sendEvent(paymentEvent('payment.captured', payment));
      expect((await statusBody()).data).toEqual({ reference, payment: 'paid' });
    });

    test.each([
      ['an unknown order', 'order_Unknown', 404],
      ['a missing order id', undefined, 400],
      ['an order id that is not a string', { $ne: null }, 400],
    ])('answers %s with %s', async (_case, orderId, status) => {
      await shop.paymentStatus(orderId).expect(status);
    });
  });

  describe('POST /api/payments/razorpay/webhook', () => {
    const event = (name: string, orderId: string, amount = 400_000) =>
      paymentEvent(name, { orderId, paymentId: 'pay_Hook1', amount });

    test.each(['payment.captured', 'order.paid'])('marks the first box as paid on %s', async (name) => {
      const { _id, order } = await shop.stored();
      const answer = await shop.sendEvent(event(name, order.id));
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ message: 'Event received' });
      expect(await shop.paymentOf(_id)).toMatchObject({ state: 'paid', paymentId: 'pay_Hook1' });
    });

    test('records a failed attempt, after which a later one may succeed', async () => {
      const { _id, order } = await shop.stored();
      await shop.sendEvent(event('payment.failed', order.id)).expect(200);
      expect((await shop.paymentOf(_id))?.state).toBe('failed');
      await shop.sendEvent(event('payment.captured', order.id)).expect(200);
      expect((await shop.paymentOf(_id))?.state).toBe('paid');
    });

    test('undoes nothing and sends one mail when events arrive late, twice or in the wrong order', async () => {
      const email = `${freshKey()}@example.org`;
      const { _id, order } = await shop.stored({ email });
      for (const name of [
        'order.paid',
        'payment.failed',
        'payment.captured',
        'order.paid',
        'payment.failed',
      ]) {
        await shop.sendEvent(event(name, order.id)).expect(200);
      }
      expect((await shop.paymentOf(_id))?.state).toBe('paid');
      expect(await shop.inbox.mailsTo(email, 2)).toHaveLength(2);
    });

    test('does not mark it as paid on payment.authorized or on events of other kinds', async () => {
      const { _id, order } = await shop.stored();
      await shop.sendEvent(event('payment.authorized', order.id)).expect(200);
      await shop.sendEvent(event('refund.created', order.id)).expect(200);
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });

    test('ignores a payment of another amount', async () => {
      const { _id, order } = await shop.stored();
      await shop.sendEvent(event('payment.captured', order.id, 100)).expect(200);
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });

    test('answers 200 to an unknown order and logs it without personal data', async () => {
      const warn = jest.spyOn(shop.running.app.get(AppLogger, { strict: false }), 'warn');
      await shop.sendEvent(event('payment.captured', 'order_NotOurs')).expect(200);
      expect(warn).toHaveBeenCalledWith('payment event about an unknown order', expect.anything());
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/asha|98765/);
    });

    test.each([
      [
        'forged',
        (orderId: string) =>
          paymentEvent('payment.captured', { orderId, paymentId: 'pay_F', amount: 400_000 }, 'guess')
            .signature,
      ],
      ['absent', () => ''],
    ])('answers 400 to an event whose signature is %s, and changes nothing', async (_case, signed) => {
      const { _id, order } = await shop.stored();
      const { body } = event('payment.captured', order.id);
      const answer = await shop.sendEvent({ body, signature: signed(order.id) });
      expect(answer.status).toBe(400);
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });

    test('verifies the signature over the bytes: the same event in another format gets 400', async () => {
      const { order } = await shop.stored();
      const { body, signature } = event('payment.captured', order.id);
      await shop.sendEvent({ body: body.replace('{"entity"', '{ "entity"'), signature }).expect(400);
    });
  });
});

describe('a server without payment keys', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  test('says so in /config/site.json and has no payment routes', async () => {
    expect((await request(running.origin).get('/config/site.json')).body.onlinePayment).toBe(false);
    for (const call of ['verify', 'webhook', 'status']) {
      const answer = await request(running.origin)
        .post(`/api/payments/razorpay/${call}`)
        .send(call === 'status' ? { razorpay_order_id: 'order_1' } : paidReturn('order_1', 'pay_1'));
      expect(answer.status).toBe(404);
    }
  });
});
