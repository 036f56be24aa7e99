import request from 'supertest';
import { paymentsGivenBackAreRefunded } from '../../src/database/migrations/0015-payments-given-back-are-refunded.js';
import { SubscriptionRepository } from '../../src/subscriptions/subscription.repository.js';
import { TrackTokens } from '../../src/track/track-tokens.js';
import { actsOn } from '../support/acts-on.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import { paymentEvent } from '../support/razorpay.js';
import { type Ordered, Shop } from '../support/shop.js';
import { trackStatus } from '../support/track.js';

describe('a first box whose payment is given back', () => {
  let shop: Shop;
  let office: LoggedIn;
  beforeAll(async () => {
    shop = await Shop.open();
    office = await administratorWith(shop.running, ['subscriptions:read', 'subscriptions:update']);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());

  const tell = ({ order }: Ordered, name: string, paymentId: string) =>
    shop
      .tell(paymentEvent(name, { orderId: order.id, paymentId, amount: 400_000, refunded: 'full' }))
      .expect(200);
  const capture = (ordered: Ordered, paymentId: string) => tell(ordered, 'payment.captured', paymentId);
  const refund = (ordered: Ordered, paymentId: string) => tell(ordered, 'refund.processed', paymentId);
  const call = (path: string) =>
    request(shop.running.origin).get(path).auth(office.token, { type: 'bearer' }).expect(200);
  /** The subscription as the console shows it. */
  const shown = async ({ _id }: Ordered) => (await call(`/api/subscription/${_id}`)).body;
  const cancel = ({ _id }: Ordered) =>
    request(shop.running.origin)
      .patch(`/api/subscription/${_id}/status`)
      .auth(office.token, { type: 'bearer' })
      .send({ status: 'cancelled' })
      .expect(200);
  const refundEntries = async ({ _id }: Ordered) =>
    (await actsOn(shop.running.app, 'subscription', _id)).filter(
      ({ action }) => action === 'subscription.refunded',
    );
  const subscriber = async () => {
    const email = `${freshKey()}@example.org`;
    return { email, ordered: await shop.stored({ email }) };
  };
  const refundMails = (email: string) =>
    shop.inbox.mails.filter(({ to, subject }) => to === email && subject.startsWith('We have refunded'));

  test('is paid on delivery: office, subscriber and log learn so, once however often it is told', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_Back1');
    await refund(ordered, 'pay_Back1');
    await refund(ordered, 'pay_Back1');
    await capture(ordered, 'pay_Back1');

    const { payment, nextDelivery } = await shown(ordered);
    expect(payment).toMatchObject({ state: 'refunded', paymentId: 'pay_Back1' });
    expect(payment).not.toHaveProperty('toReturn');
    const [box] = (await call(`/api/deliveries?day=${nextDelivery}&q=${ordered.reference}`)).body;
    expect(box).toMatchObject({ reference: ordered.reference, toCollect: 4000 });
    expect((await shop.ask(ordered.order.id).expect(200)).body.data.payment).toBe('refunded');

    await shop.inbox.mailsTo(email, 3);
    const [mail, ...others] = refundMails(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('₹4,000');
    expect(mail?.text).toContain('please pay for it on delivery');
    const entries = await eventually(
      () => refundEntries(ordered),
      (found) => found.length > 0,
    );
    expect(entries).toEqual([
      expect.objectContaining({
        actor: null,
        after: { payment: 'refunded' },
        detail: { paymentId: 'pay_Back1' },
      }),
    ]);
  });

  test('is nothing to be paid for when the subscription is cancelled', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_Back2');
    await cancel(ordered);
    await refund(ordered, 'pay_Back2');
    expect((await shown(ordered)).payment.state).toBe('refunded');
    await shop.inbox.mailsTo(email, 4);
    expect(refundMails(email).map(({ text }) => text)).toEqual([
      expect.not.stringContaining('pay for it on delivery'),
    ]);
  });

  test('stands in the accounts: the subscription cannot be erased by its owner', async () => {
    const { ordered } = await subscriber();
    await capture(ordered, 'pay_Back3');
    await refund(ordered, 'pay_Back3');
    const tokens = shop.running.app.get(TrackTokens, { strict: false });
    const token = tokens.issue({ id: ordered._id, reference: ordered.reference });
    const { body } = await trackStatus(shop.running.origin, token).expect(200);
    expect(body.data).toMatchObject({ facts: { payment: 'refunded' }, actions: ['pause', 'cancel'] });
    await trackStatus(shop.running.origin, token, 'erase').expect(409);
  });

  test('is paid again by another payment, and not by an event about the same one that comes late', async () => {
    const { email, ordered } = await subscriber();
    await refund(ordered, 'pay_Early1');
    await capture(ordered, 'pay_Early1');
    expect((await shown(ordered)).payment.state).toBe('unpaid');
    await capture(ordered, 'pay_Early2');
    await refund(ordered, 'pay_Early2');
    await capture(ordered, 'pay_Early3');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'paid', paymentId: 'pay_Early3' });
    const mails = await shop.inbox.mailsTo(email, 4);
    expect(mails.filter(({ subject }) => subject.startsWith('We have your payment'))).toHaveLength(2);
  });

  test('stays paid while a second payment is here, until that is given back as well', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_One1');
    await capture(ordered, 'pay_Two1');
    await refund(ordered, 'pay_One1');
    const { payment } = await shown(ordered);
    expect(payment).toMatchObject({ state: 'paid', paymentId: 'pay_Two1' });
    expect(payment).not.toHaveProperty('toReturn');
    await refund(ordered, 'pay_Two1');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'refunded', paymentId: 'pay_Two1' });
    await shop.inbox.mailsTo(email, 3);
    expect(refundMails(email)).toHaveLength(1);
  });

  test.each([
    ['a second payment that arrives in the very moment of the refund pays it', 'markRefunded', refund],
    [
      'a refund in the very moment of a second payment leaves that one to pay it',
      'addDuplicatePayment',
      capture,
    ],
  ] as const)('%s', async (_case, write, second) => {
    const { ordered } = await subscriber();
    await capture(ordered, 'pay_A');
    const repository = shop.running.app.get(SubscriptionRepository, { strict: false });
    const original = repository[write].bind(repository) as (...all: unknown[]) => Promise<boolean>;
    jest.spyOn(repository, write).mockImplementationOnce(async (...judged: unknown[]) => {
      if (second === refund) await capture(ordered, 'pay_B');
      else await refund(ordered, 'pay_A');
      return original(...judged);
    });
    await second(ordered, second === refund ? 'pay_A' : 'pay_B');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'paid', paymentId: 'pay_B' });
  });

  test('before this was known it stayed paid; the migration has it collected, and counted again', async () => {
    const [back, kept] = [await shop.stored(), await shop.stored()];
    for (const ordered of [back, kept]) await capture(ordered, `pay_Old${ordered._id}`);
    const subscriptions = subscriptionModel(shop.running);
    await subscriptions.updateOne(
      { _id: back._id },
      { $set: { 'payment.refunded': [`pay_Old${back._id}`] } },
    );
    const { db } = shop.running.connection;
    if (db === undefined) throw new Error('no database');
    await db.collection('delivery_changes').deleteMany({});
    const context = { db, buildIndexes: async () => undefined, dropIndex: async () => undefined };
    await paymentsGivenBackAreRefunded.up(context);
    expect(await db.collection('delivery_changes').find({}).toArray()).toEqual([
      { _id: '844101', at: expect.any(Date) },
    ]);
    await paymentsGivenBackAreRefunded.up(context);
    expect((await shown(back)).payment.state).toBe('refunded');
    expect((await shown(kept)).payment.state).toBe('paid');
  });
});
