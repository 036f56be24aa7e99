import request from 'supertest';
import { AppLogger } from '../src/common/logging/app-logger.js';
import { SubscriptionRepository } from '../src/subscriptions/subscription.repository.js';
import { freshKey } from './support/factories/applications.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from './support/factories/subscriptions.js';
import { Inbox } from './support/inbox.js';
import { paidReturn, paymentEvent, Razorpay, SHOP } from './support/razorpay.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('paying the first box online', () => {
  let running: TestApp;
  let inbox: Inbox;
  let razorpay: Razorpay;
  beforeAll(async () => {
    inbox = await Inbox.open();
    razorpay = await Razorpay.open();
    running = await startTestApp({
      env: { SMTP_URL: inbox.url },
      config: { payment: razorpay.settings },
    });
  });
  afterEach(() => {
    razorpay.be('answer');
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await running.close();
    await razorpay.close();
    await inbox.close();
  });

  const send = (different: object = {}, key = freshKey()) =>
    sendSubscription(running.origin, subscriptionForm({ paymentMethod: 'razorpay', ...different }), { key });
  const stored = async (different: object = {}) => {
    const { body, status } = await send(different);
    expect(status).toBe(201);
    return { _id: body.data._id as string, reference: body.data.reference as string, order: body.order };
  };
  const paymentOf = async (id: string) => (await subscriptionModel(running).findById(id).lean())?.payment;
  const verify = (returned: object) =>
    request(running.origin).post('/api/payments/razorpay/verify').send(returned);
  const tell = ({ body, signature }: { body: string; signature: string }) =>
    request(running.origin)
      .post('/api/payments/razorpay/webhook')
      .set('Content-Type', 'application/json')
      .set('X-Razorpay-Signature', signature)
      .send(body);

  test('/config/site.json says that it is offered', async () => {
    expect((await request(running.origin).get('/config/site.json')).body.onlinePayment).toBe(true);
  });

  test('the mail says what holds when the payment does not go through', async () => {
    const email = `${freshKey()}@example.org`;
    await stored({ email });
    const [received] = await inbox.mailsTo(email, 1);
    expect(received?.text).toContain('You chose to pay ₹4,000 for the first box online.');
    expect(received?.text).toContain('Until then it is to be paid on delivery, like every later box.');
  });

  test('the answer carries the key and an order over the total in paise', async () => {
    const answer = await send();
    expect(answer.status).toBe(201);
    const { data, razorpayKey, order } = answer.body;
    expect(razorpayKey).toBe(SHOP.keyId);
    expect(order).toEqual({
      id: expect.any(String),
      amount: 400_000,
      currency: 'INR',
      receipt: data.reference,
    });
    expect(razorpay.ordersOf(data.reference)).toEqual([
      expect.objectContaining({ id: order.id, amount: 400_000 }),
    ]);
    expect(await paymentOf(data._id)).toEqual({ state: 'unpaid', amount: 400_000, orderId: order.id });
    expect(JSON.stringify(answer.body)).not.toContain(SHOP.keySecret);
  });

  test('cash on delivery has no order, neither here nor at Razorpay', async () => {
    const { body } = await send({ paymentMethod: 'cod' });
    expect(body).not.toHaveProperty('order');
    expect(body).not.toHaveProperty('razorpayKey');
    expect(razorpay.ordersOf(body.data.reference)).toEqual([]);
  });

  test('50 parallel posts with one key give one order and one answer', async () => {
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({}, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(razorpay.ordersOf(answers[0]?.body.data.reference)).toHaveLength(1);
  });

  test.each(['refuse', 'drop'] as const)(
    'when Razorpay does not answer (%s), the subscription is stored, the answer is 503, and the same call brings the order',
    async (mood) => {
      const key = freshKey();
      razorpay.be(mood);
      const refused = await send({}, key);
      expect(refused.status).toBe(503);
      expect(refused.body.message).toContain('Your order is safe with us');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await subscriptionModel(running).countDocuments({ idempotencyKey: key })).toBe(1);
      razorpay.be('answer');
      const repeated = await send({}, key);
      expect(repeated.status).toBe(201);
      expect(repeated.body.order.receipt).toBe(repeated.body.data.reference);
      expect(razorpay.ordersOf(repeated.body.data.reference)).toHaveLength(1);
      expect(await subscriptionModel(running).countDocuments({ idempotencyKey: key })).toBe(1);
    },
  );

  test('an order whose answer was lost is found by its receipt and not made again', async () => {
    const key = freshKey();
    razorpay.be('lose the answer');
    expect((await send({}, key)).status).toBe(503);
    razorpay.be('answer');
    const { body } = await send({}, key);
    const made = razorpay.ordersOf(body.data.reference);
    expect(made).toHaveLength(1);
    expect(body.order.id).toBe(made[0]?.id);
  });

  test('after a death between making the order and keeping it, a repeat takes over once the lease has run out', async () => {
    const key = freshKey();
    const repository = running.app.get(SubscriptionRepository, { strict: false });
    jest.spyOn(repository, 'keepOrder').mockRejectedValueOnce(new Error('died'));
    jest.spyOn(repository, 'endOrderLease').mockResolvedValueOnce();
    expect((await send({}, key)).status).toBe(500);
    const left = await subscriptionModel(running).findOne({ idempotencyKey: key }).lean();
    expect(left?.payment?.orderLease?.until.getTime()).toBeGreaterThan(Date.now());
    await subscriptionModel(running).updateOne(
      { _id: left?._id },
      { $set: { 'payment.orderLease.until': new Date() } },
    );
    const { body } = await send({}, key);
    expect(razorpay.ordersOf(body.data.reference).map(({ id }) => id)).toEqual([body.order.id]);
  });

  test('a repeat after the payment gives the first answer again', async () => {
    const key = freshKey();
    const first = await send({}, key);
    await verify(paidReturn(first.body.order.id, 'pay_Repeat1')).expect(200);
    expect((await send({}, key)).body).toEqual(first.body);
  });

  describe('POST /api/payments/razorpay/verify', () => {
    test('marks the first box as paid and mails so, once however often it is called', async () => {
      const email = `${freshKey()}@example.org`;
      const { _id, reference, order } = await stored({ email });
      const returned = paidReturn(order.id, 'pay_Verified1');
      const answers = await Promise.all(Array.from({ length: 5 }, () => verify(returned)));
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ message: 'Payment received', data: { reference, payment: 'paid' } });
      }
      expect(await paymentOf(_id)).toMatchObject({ state: 'paid', paymentId: 'pay_Verified1' });
      const mails = await inbox.mailsTo(email, 2);
      expect(mails.map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([`We have your payment for ${reference}`]),
      );
      expect(mails.map(({ text }) => text).join()).toContain('₹4,000');
      await tell(
        paymentEvent('payment.captured', { orderId: order.id, paymentId: 'pay_Verified1', amount: 400_000 }),
      );
      expect(inbox.mails.filter(({ to }) => to === email)).toHaveLength(2);
    });

    test.each([
      ['another secret', (id: string) => paidReturn(id, 'pay_1', 'not the secret')],
      ['another payment', (id: string) => ({ ...paidReturn(id, 'pay_1'), razorpay_payment_id: 'pay_2' })],
      ['no signature', (id: string) => ({ ...paidReturn(id, 'pay_1'), razorpay_signature: 'none' })],
    ])('refuses what was signed with %s and changes nothing', async (_case, forged) => {
      const { _id, order } = await stored();
      const answer = await verify(forged(order.id));
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ razorpay_signature: ['This payment could not be confirmed.'] });
      expect((await paymentOf(_id))?.state).toBe('unpaid');
    });

    test('answers 404 for an order that is not ours', async () => {
      expect((await verify(paidReturn('order_Unknown', 'pay_1'))).status).toBe(404);
    });

    test('names every missing field', async () => {
      const answer = await verify({});
      expect(Object.keys(answer.body.fields)).toHaveLength(3);
    });
  });

  describe('POST /api/payments/razorpay/status', () => {
    const ask = (orderId: unknown) =>
      request(running.origin).post('/api/payments/razorpay/status').send({ razorpay_order_id: orderId });

    test('says how the order stands, also when only Razorpay has told us', async () => {
      const { reference, order } = await stored();
      const standing = async () => (await ask(order.id).expect(200)).body;
      expect(await standing()).toEqual({ message: 'Payment status', data: { reference, payment: 'unpaid' } });
      const told = { orderId: order.id, paymentId: 'pay_Status1', amount: 400_000 };
      await tell(paymentEvent('payment.failed', told));
      expect((await standing()).data.payment).toBe('failed');
      await tell(paymentEvent('payment.captured', told));
      expect((await standing()).data).toEqual({ reference, payment: 'paid' });
    });

    test.each([
      ['an order that is not ours', 'order_Unknown', 404],
      ['no order', undefined, 400],
      ['something else than a name', { $ne: null }, 400],
    ])('answers %s with %s', async (_case, orderId, status) => {
      await ask(orderId).expect(status);
    });
  });

  describe('POST /api/payments/razorpay/webhook', () => {
    const event = (name: string, orderId: string, amount = 400_000) =>
      paymentEvent(name, { orderId, paymentId: 'pay_Hook1', amount });

    test.each(['payment.captured', 'order.paid'])('%s marks the first box as paid', async (name) => {
      const { _id, order } = await stored();
      const answer = await tell(event(name, order.id));
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ message: 'Event taken' });
      expect(await paymentOf(_id)).toMatchObject({ state: 'paid', paymentId: 'pay_Hook1' });
    });

    test('a failed attempt is noted, and a later one may succeed', async () => {
      const { _id, order } = await stored();
      await tell(event('payment.failed', order.id)).expect(200);
      expect((await paymentOf(_id))?.state).toBe('failed');
      await tell(event('payment.captured', order.id)).expect(200);
      expect((await paymentOf(_id))?.state).toBe('paid');
    });

    test('events that come late, twice or in the wrong order undo nothing and mail once', async () => {
      const email = `${freshKey()}@example.org`;
      const { _id, order } = await stored({ email });
      for (const name of [
        'order.paid',
        'payment.failed',
        'payment.captured',
        'order.paid',
        'payment.failed',
      ]) {
        await tell(event(name, order.id)).expect(200);
      }
      expect((await paymentOf(_id))?.state).toBe('paid');
      expect(await inbox.mailsTo(email, 2)).toHaveLength(2);
    });

    test('payment.authorized and events of other kinds change nothing', async () => {
      const { _id, order } = await stored();
      await tell(event('payment.authorized', order.id)).expect(200);
      await tell(event('refund.created', order.id)).expect(200);
      expect((await paymentOf(_id))?.state).toBe('unpaid');
    });

    test('a payment of another amount is not taken for ours', async () => {
      const { _id, order } = await stored();
      await tell(event('payment.captured', order.id, 100)).expect(200);
      expect((await paymentOf(_id))?.state).toBe('unpaid');
    });

    test('an unknown order is answered with 200 and logged without personal data', async () => {
      const warn = jest.spyOn(running.app.get(AppLogger, { strict: false }), 'warn');
      await tell(event('payment.captured', 'order_NotOurs')).expect(200);
      expect(warn).toHaveBeenCalledWith('payment event about an unknown order', expect.anything());
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/asha|98765/);
    });

    test.each([
      [
        'forged',
        (body: string) =>
          paymentEvent('payment.captured', { orderId: body, paymentId: 'pay_F', amount: 400_000 }, 'guess')
            .signature,
      ],
      ['absent', () => ''],
    ])('an event with a signature that is %s answers 400 and changes nothing', async (_case, signed) => {
      const { _id, order } = await stored();
      const { body } = event('payment.captured', order.id);
      const answer = await tell({ body, signature: signed(order.id) });
      expect(answer.status).toBe(400);
      expect((await paymentOf(_id))?.state).toBe('unpaid');
    });

    test('the signature is over the bytes: the same event written otherwise answers 400', async () => {
      const { order } = await stored();
      const { body, signature } = event('payment.captured', order.id);
      await tell({ body: body.replace('{"entity"', '{ "entity"'), signature }).expect(400);
    });
  });
});

describe('a server without payment keys', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  test('says so in /config/site.json and has no payment calls', async () => {
    expect((await request(running.origin).get('/config/site.json')).body.onlinePayment).toBe(false);
    for (const call of ['verify', 'webhook', 'status']) {
      const answer = await request(running.origin)
        .post(`/api/payments/razorpay/${call}`)
        .send(call === 'status' ? { razorpay_order_id: 'order_1' } : paidReturn('order_1', 'pay_1'));
      expect(answer.status).toBe(404);
    }
  });
});
