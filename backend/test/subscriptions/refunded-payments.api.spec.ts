import request from 'supertest';
import { paymentsGivenBackAreRefunded } from '../../src/database/migrations/0015-payments-given-back-are-refunded.js';
import { figuresOfSubscriptionsAreCountedAnew } from '../../src/database/migrations/0016-figures-of-subscriptions-are-counted-anew.js';
import { Outbox } from '../../src/mail/outbox/outbox.js';
import { OUTBOX_MODEL, type OutboxMail } from '../../src/mail/outbox/outbox-schema.js';
import { MailWorker } from '../../src/mail/sending/mail-worker.js';
import { SubscriptionRepository } from '../../src/subscriptions/subscription.repository.js';
import { TrackTokens } from '../../src/track/track-tokens.js';
import { type Ordered, Shop } from '../support/calls/shop.js';
import { trackStatus } from '../support/calls/track.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import { runMigration } from '../support/run-migration.js';
import { paidReturn, paymentEvent } from '../support/services/razorpay.js';

type PaymentEvent = ['capture' | 'refund', payment: string];

describe('a first box whose payment is refunded', () => {
  let shop: Shop;
  let office: LoggedIn;
  beforeAll(async () => {
    shop = await Shop.open();
    office = await administratorWith(shop.running, ['subscriptions:read', 'subscriptions:update']);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());

  const sendEvent = ({ order }: Ordered, name: string, paymentId: string) =>
    shop
      .sendEvent(paymentEvent(name, { orderId: order.id, paymentId, amount: 400_000, refunded: 'full' }))
      .expect(200);
  const capture = (ordered: Ordered, paymentId: string) => sendEvent(ordered, 'payment.captured', paymentId);
  const refund = (ordered: Ordered, paymentId: string) => sendEvent(ordered, 'refund.processed', paymentId);
  const call = (path: string) =>
    request(shop.running.origin).get(path).auth(office.token, { type: 'bearer' }).expect(200);
  const shown = (ordered: Ordered) => shop.shown(ordered, office);
  const change = (ordered: Ordered, update: object) => shop.change(ordered, update, office);
  const cancel = (ordered: Ordered) => change(ordered, { status: 'cancelled' });
  const refundEntries = async ({ _id }: Ordered) =>
    (await entriesAfterSubmission(shop.running.app, 'subscription', _id)).filter(
      ({ action }) => action === 'subscription.refunded',
    );
  const subscriber = async () => {
    const email = `${freshKey()}@example.org`;
    return { email, ordered: await shop.stored({ email }) };
  };
  const refundMails = (email: string) =>
    shop.inbox.mails.filter(({ to, subject }) => to === email && subject.startsWith('We have refunded'));

  test('is paid on delivery; office, subscriber and audit log are informed once, however often the event arrives', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_Back1');
    await refund(ordered, 'pay_Back1');
    await refund(ordered, 'pay_Back1');
    await capture(ordered, 'pay_Back1');

    const { payment, nextDelivery } = await shown(ordered);
    expect(payment).toMatchObject({ state: 'refunded', paymentId: 'pay_Back1' });
    expect(payment).not.toHaveProperty('toRefund');
    const [box] = (await call(`/api/deliveries?day=${nextDelivery}&q=${ordered.reference}`)).body;
    expect(box).toMatchObject({ reference: ordered.reference, toCollect: 4000 });
    expect((await shop.paymentStatus(ordered.order.id).expect(200)).body.data.payment).toBe('refunded');

    await shop.inbox.mailsTo(email, 3);
    const [mail, ...others] = refundMails(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('₹4,000');
    expect(mail?.text).toContain('Boxes that are still to come are paid on delivery.');
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

  test('that a bank had approved and nobody captured is announced, since its payer was asked not to pay again', async () => {
    const { email, ordered } = await subscriber();
    await sendEvent(ordered, 'payment.authorized', 'pay_Uncaptured1');
    await refund(ordered, 'pay_Uncaptured1');
    await refund(ordered, 'pay_Uncaptured1');
    const { payment } = await shown(ordered);
    expect(payment.state).toBe('unpaid');
    expect(payment).not.toHaveProperty('authorized');
    await shop.inbox.mailsTo(email, 2);
    expect(refundMails(email).map(({ text }) => text)).toEqual([
      expect.stringContaining('Boxes that are still to come are paid on delivery.'),
    ]);
  });

  test('is not announced as payable on delivery when the subscription is cancelled', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_Back2');
    await cancel(ordered);
    await refund(ordered, 'pay_Back2');
    expect((await shown(ordered)).payment.state).toBe('refunded');
    await shop.inbox.mailsTo(email, 4);
    expect(refundMails(email).map(({ text }) => text)).toEqual([expect.not.stringContaining('on delivery')]);
  });

  test('is part of the accounts, so that the subscriber cannot erase the subscription', async () => {
    const { ordered } = await subscriber();
    await capture(ordered, 'pay_Back3');
    await refund(ordered, 'pay_Back3');
    const tokens = shop.running.app.get(TrackTokens, { strict: false });
    const token = tokens.issue({ id: ordered._id, reference: ordered.reference });
    const { body } = await trackStatus(shop.running.origin, token).expect(200);
    expect(body.data).toMatchObject({ facts: { payment: 'refunded' }, actions: ['pause', 'cancel'] });
    await trackStatus(shop.running.origin, token, 'erase').expect(409);
  });

  test('counts as refunded even if the refund event arrives before the capture event', async () => {
    const { email, ordered } = await subscriber();
    await refund(ordered, 'pay_Early1');
    expect((await shown(ordered)).payment.state).toBe('unpaid');
    await capture(ordered, 'pay_Early1');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'refunded', paymentId: 'pay_Early1' });
    await shop.inbox.mailsTo(email, 2);
    expect(refundMails(email)).toHaveLength(1);
  });

  test('can be paid again, and ignores a late authorization event of the refunded payment', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_Once1');
    await refund(ordered, 'pay_Once1');
    await sendEvent(ordered, 'payment.authorized', 'pay_Once1');
    expect((await shown(ordered)).payment).not.toHaveProperty('authorized');
    await capture(ordered, 'pay_Once2');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'paid', paymentId: 'pay_Once2' });
    const mails = await shop.inbox.mailsTo(email, 4);
    expect(mails.filter(({ subject }) => subject.startsWith('We have your payment'))).toHaveLength(2);
  });

  test('is not confirmed to a browser that returns later', async () => {
    const { ordered } = await subscriber();
    await capture(ordered, 'pay_Back4');
    await refund(ordered, 'pay_Back4');
    shop.razorpay.setPayment('pay_Back4', ordered.order.id, 'refunded');
    await shop.verify(paidReturn(ordered.order.id, 'pay_Back4')).expect(400);
  });

  test('is not announced as payable on delivery by a mail that was held until another payment arrived', async () => {
    const email = `${freshKey()}@example.org`;
    const ordered = await shop.stored({ email, website: 'http://spam.example' });
    await capture(ordered, 'pay_Held1');
    await refund(ordered, 'pay_Held1');
    await capture(ordered, 'pay_Held2');
    await change(ordered, { status: 'active', clearSuspect: true });
    await shop.inbox.mailsTo(email, 4);
    expect(refundMails(email).map(({ text }) => text)).toEqual([
      expect.not.stringContaining('Boxes that are still to come'),
    ]);
  });

  test('stays paid by a second payment until that is refunded as well', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_One1');
    await capture(ordered, 'pay_Two1');
    await refund(ordered, 'pay_One1');
    const { payment } = await shown(ordered);
    expect(payment).toMatchObject({ state: 'paid', paymentId: 'pay_Two1' });
    expect(payment).not.toHaveProperty('toRefund');
    await shop.inbox.mailSaying(email, 'Your other payment for the first box stays with us.');
    await refund(ordered, 'pay_Two1');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'refunded', paymentId: 'pay_Two1' });
    await shop.inbox.mailSaying(email, 'Boxes that are still to come are paid on delivery.');
    expect(refundMails(email)).toHaveLength(2);
  });

  test('is announced when a second payment arrives, and stays paid when that is refunded', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_One3');
    await capture(ordered, 'pay_Two3');
    await capture(ordered, 'pay_Two3');
    await shop.inbox.mailSaying(email, 'We will refund the extra payment.');
    await refund(ordered, 'pay_Two3');
    await refund(ordered, 'pay_Two3');
    await shop.inbox.mailSaying(email, 'Your other payment for the first box stays with us.');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'paid', paymentId: 'pay_One3' });
    const subjects = shop.inbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => !subject.startsWith('Your spice subscription'))).toEqual([
      `We have your payment for ${ordered.reference}`,
      `We have another payment for ${ordered.reference}`,
      `We have refunded your payment for ${ordered.reference}`,
    ]);
    const entries = await eventually(
      () => refundEntries(ordered),
      (found) => found.length > 0,
    );
    expect(entries).toEqual([
      expect.objectContaining({ after: { payment: 'paid' }, detail: { paymentId: 'pay_Two3' } }),
    ]);
  });

  test('of a cancelled subscription leaves a second payment to be refunded as well', async () => {
    const { ordered } = await subscriber();
    await capture(ordered, 'pay_One2');
    await capture(ordered, 'pay_Two2');
    await cancel(ordered);
    await refund(ordered, 'pay_One2');
    await capture(ordered, 'pay_Two2');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'refunded', toRefund: ['pay_Two2'] });
    await refund(ordered, 'pay_Two2');
    expect((await shown(ordered)).payment).not.toHaveProperty('toRefund');
  });

  test('is announced for a second payment of a cancelled subscription without offering to cancel it', async () => {
    const { email, ordered } = await subscriber();
    await capture(ordered, 'pay_One5');
    await shop.inbox.mailSaying(email, 'You can pause or cancel at any time.');
    await cancel(ordered);
    await capture(ordered, 'pay_Two5');
    const { text } = await shop.inbox.mailSaying(email, 'We will refund the extra payment.');
    expect(text).not.toContain('You can pause or cancel');
  });

  test.each<[string, string[], string | undefined]>([
    ['nothing, once it was made', ['pay_Wait1'], undefined],
    ['what is left, once one of two was made', ['pay_Wait1', 'pay_Wait2'], '₹4,000'],
  ])(
    'is promised by a cancellation mail that waited for the daily mail quota as %s',
    async (_case, payments, promised) => {
      const { email, ordered } = await subscriber();
      for (const payment of payments) await capture(ordered, payment);
      const outbox = shop.running.app.get(Outbox, { strict: false });
      const params = { name: 'Asha', reference: ordered.reference };
      for (let sent = 2; sent < 5; sent += 1) {
        await outbox.enqueue({
          key: freshKey(),
          to: email,
          locale: 'en',
          template: 'contact-received',
          params,
        });
      }
      await shop.inbox.mailsTo(email, 5);
      await cancel(ordered);
      const mails = shop.running.connection.model<OutboxMail>(OUTBOX_MODEL);
      const key = `${ordered._id}:decided:1`;
      await eventually(
        () => mails.exists({ key, lastError: 'DAILY_LIMIT' }),
        (waits) => waits !== null,
      );
      await refund(ordered, 'pay_Wait1');

      const days = shop.running.connection.collection('mail_recipient_days');
      await days.updateMany({}, { $set: { 'reservations.$[].at': new Date(0) } });
      await mails.updateOne({ key }, { $set: { dueAt: new Date(0) } });
      shop.running.app.get(MailWorker, { strict: false }).wake();
      const cancellation = await eventually(
        async () =>
          shop.inbox.mails.find(({ to, subject }) => to === email && subject.endsWith('is cancelled')),
        (mail) => mail !== undefined,
      );
      expect(/We will refund your online payment of (\S+)\./.exec(cancellation?.text ?? '')?.[1]).toBe(
        promised,
      );
    },
  );

  test('is not promised by a delayed mail about the payment once the refund is recorded', async () => {
    const { email, ordered } = await subscriber();
    await shop.inbox.mailsTo(email, 1);
    await cancel(ordered);
    await shop.inbox.mailsTo(email, 2);
    shop.inbox.setMode('refuse for now');
    await capture(ordered, 'pay_Wait3');
    const mails = shop.running.connection.model<OutboxMail>(OUTBOX_MODEL);
    const key = `${ordered._id}:paid:pay_Wait3`;
    const inState = (state: object) =>
      eventually(
        () => mails.exists({ key, ...state }),
        (found) => found !== null,
      );
    await inState({ lastError: { $exists: true } });
    // The event of the refund comes first, the mail about it later.
    await subscriptionModel(shop.running).updateOne(
      { _id: ordered._id },
      { $set: { 'payment.refunded': ['pay_Wait3'] } },
    );
    shop.inbox.setMode('accept');
    await mails.updateOne({ key }, { $set: { dueAt: new Date(0) } });
    shop.running.app.get(MailWorker, { strict: false }).wake();
    await inState({ state: 'cancelled', lastError: 'OUTDATED' });
  });

  test('is not confirmed by delayed mails about two payments once one of them was refunded', async () => {
    const { email, ordered } = await subscriber();
    await shop.inbox.mailsTo(email, 1);
    shop.inbox.setMode('refuse for now');
    await capture(ordered, 'pay_Wait4');
    const mails = shop.running.connection.model<OutboxMail>(OUTBOX_MODEL);
    const key = `${ordered._id}:paid:pay_Wait4`;
    await eventually(
      () => mails.exists({ key, lastError: { $exists: true } }),
      (found) => found !== null,
    );
    await capture(ordered, 'pay_Wait5');
    await eventually(
      () => mails.exists({ key: `${ordered._id}:paid_again:pay_Wait5`, lastError: { $exists: true } }),
      (found) => found !== null,
    );
    await refund(ordered, 'pay_Wait4');
    expect((await shown(ordered)).payment).toMatchObject({ state: 'paid', paymentId: 'pay_Wait5' });
    await eventually(
      () => mails.exists({ key: `${ordered._id}:refunded:pay_Wait4`, lastError: { $exists: true } }),
      (found) => found !== null,
    );
    shop.inbox.setMode('accept');
    await mails.updateMany({ to: email }, { $set: { dueAt: new Date(0) } });
    shop.running.app.get(MailWorker, { strict: false }).wake();
    const { text } = await shop.inbox.mailSaying(email, 'We have refunded your online payment of ₹4,000.');
    expect(text).toContain('Your other payment for the first box stays with us.');
    const ended = await eventually(
      () => mails.find({ key: { $regex: /:paid/ }, state: { $ne: 'pending' } }, { key: 1, state: 1 }).lean(),
      (found) => found.filter((mail) => mail.key.startsWith(ordered._id)).length === 2,
    );
    const ofOrder = ended.filter((mail) => mail.key.startsWith(ordered._id));
    expect(ofOrder.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });

  /** Title, payments captured earlier, the event, the event another server gets at the same moment, and the result. */
  test.each<[string, string[], PaymentEvent, PaymentEvent, object]>([
    ['a second payment', ['A'], ['refund', 'A'], ['capture', 'B'], { state: 'paid', paymentId: 'pay_B' }],
    [
      'the refund of the first',
      ['A'],
      ['capture', 'B'],
      ['refund', 'A'],
      { state: 'paid', paymentId: 'pay_B' },
    ],
    ['its refund', [], ['capture', 'A'], ['refund', 'A'], { state: 'refunded', paymentId: 'pay_A' }],
    ['its capture', [], ['refund', 'A'], ['capture', 'A'], { state: 'refunded', paymentId: 'pay_A' }],
    ['the refund of the other', ['A', 'B'], ['refund', 'A'], ['refund', 'B'], { state: 'refunded' }],
    ['the refund of the one before', ['A', 'B'], ['refund', 'B'], ['refund', 'A'], { state: 'refunded' }],
  ])(
    'has the right state when %s arrives at the same moment',
    async (_case, before, told, meanwhile, expected) => {
      const { ordered } = await subscriber();
      const send = ([event, payment]: PaymentEvent) =>
        (event === 'capture' ? capture : refund)(ordered, `pay_${payment}`);
      for (const payment of before) await send(['capture', payment]);
      const repository = shop.running.app.get(SubscriptionRepository, { strict: false });
      const changePayment = repository.changePayment.bind(repository);
      jest.spyOn(repository, 'changePayment').mockImplementationOnce(async (...args) => {
        await send(meanwhile);
        return changePayment(...args);
      });
      await send(told);
      expect((await shown(ordered)).payment).toMatchObject(expected);
    },
  );

  test('is set to refunded and counted again by the migration if an older version left it paid', async () => {
    const [back, kept, twice] = [await shop.stored(), await shop.stored(), await shop.stored()];
    for (const ordered of [back, kept, twice]) await capture(ordered, `pay_Old${ordered._id}`);
    await capture(twice, 'pay_Beside');
    const subscriptions = subscriptionModel(shop.running);
    for (const { _id } of [back, twice]) {
      await subscriptions.updateOne({ _id }, { $set: { 'payment.refunded': [`pay_Old${_id}`] } });
    }
    const { db } = shop.running.connection;
    if (db === undefined) throw new Error('no database');
    await db.collection('delivery_changes').deleteMany({});
    await runMigration(paymentsGivenBackAreRefunded, db);
    expect(await db.collection('delivery_changes').find({}).toArray()).toEqual([
      { _id: '844101', at: expect.any(Date) },
    ]);
    await runMigration(paymentsGivenBackAreRefunded, db);
    expect((await shown(back)).payment.state).toBe('refunded');
    expect((await shown(kept)).payment.state).toBe('paid');
    const { payment } = await shown(twice);
    expect(payment).toMatchObject({ state: 'paid', paymentId: 'pay_Beside' });
    expect(payment).not.toHaveProperty('toRefund');
  });

  test('is counted again by the next migration if that one was killed before its end', async () => {
    const ordered = await shop.stored();
    await capture(ordered, 'pay_Killed1');
    const { nextDelivery } = await shown(ordered);
    const totals = async () => (await call(`/api/deliveries/totals?day=${nextDelivery}`)).body;
    const before = await totals();
    const { db } = shop.running.connection;
    if (db === undefined) throw new Error('no database');
    const statistics = db.collection<{ _id: string }>('statistics');
    await statistics.updateOne({ _id: 'subscription' }, { $set: { revision: 1 } }, { upsert: true });
    const refunded = { 'payment.state': 'refunded', 'payment.refunded': ['pay_Killed1'] };
    await subscriptionModel(shop.running).updateOne({ _id: ordered._id }, { $set: refunded });
    await db.collection('delivery_changes').deleteMany({});
    await runMigration(paymentsGivenBackAreRefunded, db);
    expect(await totals()).toEqual(before);

    for (let run = 0; run < 2; run += 1) await runMigration(figuresOfSubscriptionsAreCountedAnew, db);
    expect(await statistics.findOne({ _id: 'subscription' })).toBeNull();
    const corrected = { toCollect: before.toCollect + 4000, paidOnline: before.paidOnline - 1 };
    expect(await eventually(totals, ({ toCollect }) => toCollect === corrected.toCollect)).toMatchObject(
      corrected,
    );
  });
});
