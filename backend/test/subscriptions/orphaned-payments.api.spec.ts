import { AppLogger } from '../../src/common/logging/app-logger.js';
import { SubmissionKinds } from '../../src/submissions/record/submission-kinds.js';
import { SubscriptionRepository } from '../../src/subscriptions/subscription.repository.js';
import { TrackTokens } from '../../src/track/track-tokens.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { beforeItLeft, LEFT } from '../support/factories/deliveries.js';
import { readNotifications } from '../support/factories/notifications.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import { paidReturn, paymentEvent } from '../support/razorpay.js';
import { type Ordered, Shop } from '../support/shop.js';
import { trackStatus } from '../support/track.js';

describe('a payment that does not go the usual way', () => {
  let shop: Shop;
  let office: LoggedIn;
  beforeAll(async () => {
    shop = await Shop.open();
    office = await administratorWith(shop.running, ['subscriptions:read', 'subscriptions:update']);
  });
  afterEach(() => {
    shop.razorpay.setMode('answer');
    jest.restoreAllMocks();
  });
  afterAll(() => shop.close());

  const repository = () => shop.running.app.get(SubscriptionRepository, { strict: false });
  const warnings = () => jest.spyOn(shop.running.app.get(AppLogger, { strict: false }), 'warn');
  const tell = (name: string, { order }: Ordered, paymentId: string, amount = 400_000, asked = 400_000) =>
    shop.tell(paymentEvent(name, { orderId: order.id, paymentId, amount, asked })).expect(200);
  /** The payment as the console shows it. */
  const shown = async (ordered: Ordered) => (await shop.shown(ordered, office)).payment;
  const change = (ordered: Ordered, wish: object) => shop.change(ordered, wish, office);
  const cancel = (ordered: Ordered) => change(ordered, { status: 'cancelled' });
  /** As if it had been ordered before the last box day. */
  const letLeave = async ({ _id }: Ordered) => {
    const at = beforeItLeft('05T10:00:00');
    await subscriptionModel(shop.running).updateOne({ _id }, { $set: { createdAt: at, 'history.0.at': at } });
  };
  /** What the subscriber does at /track. */
  const eraseOwn = ({ _id, reference }: Ordered) => {
    const tokens = shop.running.app.get(TrackTokens, { strict: false });
    return trackStatus(shop.running.origin, tokens.issue({ id: _id, reference }), 'erase');
  };

  describe('approved by the bank, and not here yet', () => {
    test('the order asks Razorpay to capture whatever is approved within five days', async () => {
      const { reference } = await shop.stored();
      expect(shop.razorpay.ordersOf(reference)[0]?.payment).toEqual({
        capture: 'automatic',
        capture_options: {
          automatic_expiry_period: 7_200,
          manual_expiry_period: 7_200,
          refund_speed: 'normal',
        },
      });
    });

    test('a returning payer is asked not to pay again, and the first box is not paid until the money is here', async () => {
      const ordered = await shop.stored();
      const returned = paidReturn(ordered.order.id, 'pay_Held1');
      shop.razorpay.setPayment('pay_Held1', ordered.order.id, 'authorized');
      const answer = await shop.verify(returned);
      expect(answer.status).toBe(202);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body.data).toEqual({ reference: ordered.reference, payment: 'authorized' });
      expect(answer.body.message).toContain('Please do not pay again');
      expect(await shown(ordered)).toMatchObject({ state: 'unpaid', held: { paymentId: 'pay_Held1' } });
      shop.razorpay.setPayment('pay_Held1', ordered.order.id, 'captured');
      await shop.verify(returned).expect(200);
      const paid = await shown(ordered);
      expect(paid).toMatchObject({ state: 'paid', paymentId: 'pay_Held1' });
      expect(paid).not.toHaveProperty('held');
    });

    test('nothing is paid by a return alone while Razorpay does not answer', async () => {
      const { _id, order } = await shop.stored();
      shop.razorpay.setMode('drop');
      await shop.verify(paidReturn(order.id, 'pay_Dropped1')).expect(503);
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });

    test('a payment that Razorpay gave back is not confirmed', async () => {
      const { _id, order } = await shop.stored();
      shop.razorpay.setPayment('pay_Back1', order.id, 'refunded');
      const answer = await shop.verify(paidReturn(order.id, 'pay_Back1'));
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ razorpay_payment_id: ['This payment could not be confirmed.'] });
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });

    test('the office sees what Razorpay says is held, until it is paid or has failed', async () => {
      const ordered = await shop.stored();
      await tell('payment.authorized', ordered, 'pay_Held2');
      const { state, held } = await shown(ordered);
      expect([state, held.paymentId]).toEqual(['unpaid', 'pay_Held2']);
      await tell('payment.failed', ordered, 'pay_Held2');
      expect(await shown(ordered)).not.toHaveProperty('held');
      await tell('payment.authorized', ordered, 'pay_Held3');
      await tell('payment.captured', ordered, 'pay_Held3');
      await tell('payment.authorized', ordered, 'pay_Held3');
      expect(await shown(ordered)).toMatchObject({ state: 'paid', paymentId: 'pay_Held3' });
      expect(await shown(ordered)).not.toHaveProperty('held');
    });
  });

  describe('of another amount than the box', () => {
    test('with the fee on top it is paid, by whichever event comes', async () => {
      const [one, other, third] = [await shop.stored(), await shop.stored(), await shop.stored()];
      await tell('order.paid', one, 'pay_Fee1', 409_440);
      expect((await shown(one)).state).toBe('paid');
      shop.razorpay.setPayment('pay_Fee2', other.order.id, 'captured', 409_440);
      await tell('payment.captured', other, 'pay_Fee2', 409_440);
      expect((await shown(other)).state).toBe('paid');
      shop.razorpay.setPayment('pay_Fee3', third.order.id, 'captured', 409_440);
      await shop.verify(paidReturn(third.order.id, 'pay_Fee3')).expect(200);
    });

    test('lowered by an offer it is paid, and the office is warned', async () => {
      const ordered = await shop.stored();
      const warn = warnings();
      await tell('order.paid', ordered, 'pay_Offer1', 360_000);
      expect((await shown(ordered)).state).toBe('paid');
      const ids = { order: ordered.order.id, payment: 'pay_Offer1' };
      expect(warn).toHaveBeenCalledWith('order is paid with less than it asks for', ids);
    });

    test('an order over another amount than ours is not taken for ours', async () => {
      const ordered = await shop.stored();
      await tell('order.paid', ordered, 'pay_Other1', 100, 100);
      expect((await shown(ordered)).state).toBe('unpaid');
    });

    test('Razorpay is asked to send an event again that cannot be judged just now', async () => {
      const { _id, order } = await shop.stored();
      shop.razorpay.setMode('refuse');
      const told = { orderId: order.id, paymentId: 'pay_Fee4', amount: 409_440 };
      await shop.tell(paymentEvent('payment.captured', told)).expect(503);
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });
  });

  describe('for a subscription that was cancelled', () => {
    test('none is begun: neither its standing nor a repeat of the form leads to a checkout', async () => {
      const key = freshKey();
      const { data, order } = (await shop.send({}, key)).body;
      await cancel({ ...data, order });
      await shop.ask(order.id).expect(404);
      const repeat = await shop.send({}, key);
      expect(repeat.status).toBe(409);
      expect(repeat.body).not.toHaveProperty('order');
      expect(repeat.body.message).toContain('cancelled');
    });

    test('one that arrives all the same is kept, and office and payer learn that it goes back', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await cancel(ordered);
      const warn = warnings();
      await tell('payment.captured', ordered, 'pay_Late1');
      expect(await shown(ordered)).toMatchObject({ state: 'paid', toReturn: ['pay_Late1'] });
      const ids = { order: ordered.order.id, payment: 'pay_Late1' };
      expect(warn).toHaveBeenCalledWith('payment for a cancelled subscription', ids);
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/asha|98765|SP-/i);
      const mails = await shop.inbox.mailsTo(email, 3);
      const told = mails.find(({ subject }) => subject.startsWith('We have your payment'));
      expect(told?.text).toContain('we will refund it');
      const answer = await shop.verify(paidReturn(ordered.order.id, 'pay_Late1'));
      expect(answer.status).toBe(404);
      expect(answer.body.message).toContain('Please write to us');
      await shop.ask(ordered.order.id).expect(404);
    });

    test('one that paid a box that has left stays paid', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await tell('payment.captured', ordered, 'pay_Early1');
      await letLeave(ordered);
      await cancel(ordered);
      expect((await shop.ask(ordered.order.id).expect(200)).body.data.payment).toBe('paid');
      expect(await shown(ordered)).not.toHaveProperty('toReturn');
      const mails = await shop.inbox.mailsTo(email, 3);
      expect(mails.find(({ subject }) => subject.endsWith('is cancelled'))?.text).not.toContain('refund');
    });

    test('one that paid a box that never leaves goes back, and is not erased meanwhile', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await tell('payment.captured', ordered, 'pay_Early2');
      await cancel(ordered);
      expect((await shop.ask(ordered.order.id).expect(200)).body.data.payment).toBe('paid');
      expect(await shown(ordered)).toMatchObject({ state: 'paid', toReturn: ['pay_Early2'] });
      await eraseOwn(ordered).expect(409);
      const refund = { orderId: ordered.order.id, paymentId: 'pay_Early2', amount: 400_000 };
      await shop.tell(paymentEvent('refund.processed', { ...refund, refunded: 'full' })).expect(200);
      const payment = await shown(ordered);
      expect(payment).toMatchObject({ state: 'refunded' });
      expect(payment).not.toHaveProperty('toReturn');
      const mails = await shop.inbox.mailsTo(email, 4);
      expect(mails.filter(({ subject }) => subject.startsWith('We have refunded'))).toHaveLength(1);
      const ended = mails.find(({ subject }) => subject.endsWith('is cancelled'));
      expect(ended?.text).toContain('We will refund your online payment of ₹4,000.');
    });

    test('a paused one can be paid: it goes on', async () => {
      const ordered = await shop.stored();
      await change(ordered, { status: 'paused' });
      await shop.ask(ordered.order.id).expect(200);
      await shop.verify(paidReturn(ordered.order.id, 'pay_Paused1')).expect(200);
      expect(await shown(ordered)).not.toHaveProperty('toReturn');
    });

    test('one cancelled in the very moment of the payment is not taken for an active one', async () => {
      const ordered = await shop.stored();
      const changePayment = repository().changePayment.bind(repository());
      jest.spyOn(repository(), 'changePayment').mockImplementationOnce(async (...judged) => {
        await cancel(ordered);
        return changePayment(...judged);
      });
      await tell('payment.captured', ordered, 'pay_Meanwhile1');
      expect(await shown(ordered)).toMatchObject({ state: 'paid', toReturn: ['pay_Meanwhile1'] });
    });
  });

  describe('for a first box that has left unpaid', () => {
    test('none is begun any more: whoever asks or sends the form again is told to pay on delivery', async () => {
      const key = freshKey();
      const form = { email: `${freshKey()}@example.org` };
      const { data, order } = (await shop.send(form, key)).body;
      const ordered = { ...data, order };
      await shop.ask(order.id).expect(200);
      await letLeave(ordered);
      const refused = await shop.ask(order.id).expect(404);
      expect(refused.body.message).toContain('paid on delivery');
      const repeat = await shop.send(form, key);
      expect(repeat.status).toBe(409);
      expect(repeat.body).not.toHaveProperty('order');
      expect(repeat.body.message).toContain('paid on delivery');
    });

    test('one that ends all the same counts, and office and payer learn that no cash is due', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await letLeave(ordered);
      const warn = warnings();
      await tell('payment.captured', ordered, 'pay_AfterAll1');
      expect((await shop.ask(ordered.order.id).expect(200)).body.data.payment).toBe('paid');
      const ids = { order: ordered.order.id, payment: 'pay_AfterAll1' };
      expect(warn.mock.calls).toEqual([['payment for a first box that has left', ids]]);
      const mails = await shop.inbox.mailsTo(email, 2);
      const told = mails.find(({ subject }) => subject.startsWith('We have your payment'));
      expect(told?.text).toContain('Do not pay for it again on delivery');
      const bell = await eventually(
        () => readNotifications(shop.running.origin, office),
        ({ entries }) => entries.some(({ action }: { action: string }) => action === 'subscription.paid'),
      );
      const rung = bell.entries.filter(({ action }: { action: string }) => action === 'subscription.paid');
      expect(rung).toMatchObject([{ id: ordered._id, reference: ordered.reference }]);
      const entry = await shop.running.connection
        .collection('audit_entries')
        .findOne({ action: 'subscription.paid', 'subject.id': ordered._id });
      expect(entry?.detail).toEqual({ paymentId: 'pay_AfterAll1', boxLeft: LEFT });
    });
  });

  describe('and erasing', () => {
    test('what arrives for an erased subscription is logged by its ids alone', async () => {
      const ordered = await shop.stored();
      await eraseOwn(ordered).expect(200);
      const warn = warnings();
      await tell('payment.captured', ordered, 'pay_Gone1');
      await shop.verify(paidReturn(ordered.order.id, 'pay_Gone1')).expect(404);
      const ids = { order: ordered.order.id, payment: 'pay_Gone1' };
      expect(warn.mock.calls).toEqual([
        ['payment event about an unknown order', { event: 'payment.captured', ...ids }],
        ['payment event about an unknown order', { event: 'checkout', ...ids }],
      ]);
    });

    test('an order that is paid while its erasure is decided is not erased: 409', async () => {
      const ordered = await shop.stored();
      const kind = shop.running.app.get(SubmissionKinds, { strict: false }).ofReference(ordered.reference);
      if (!kind) throw new Error('no such kind');
      const beginErasure = kind.store.beginErasure.bind(kind.store);
      jest.spyOn(kind.store, 'beginErasure').mockImplementationOnce(async (...decided) => {
        await tell('payment.captured', ordered, 'pay_Meanwhile2');
        return beginErasure(...decided);
      });
      const answer = await eraseOwn(ordered);
      expect(answer.status).toBe(409);
      expect(answer.body.data).toMatchObject({ facts: { payment: 'paid' } });
      expect((await shown(ordered)).state).toBe('paid');
    });
  });

  test('a second payment for an order that is paid is kept for the office, and warned of once', async () => {
    const ordered = await shop.stored();
    await tell('payment.captured', ordered, 'pay_First1');
    const warn = warnings();
    for (const name of ['payment.captured', 'order.paid', 'payment.captured']) {
      await tell(name, ordered, 'pay_Second1');
      await tell(name, ordered, 'pay_First1');
    }
    await shop.verify(paidReturn(ordered.order.id, 'pay_Second1')).expect(200);
    const ids = { order: ordered.order.id, payment: 'pay_Second1' };
    expect(warn.mock.calls).toEqual([['second payment for an order that is paid', ids]]);
    expect(await shown(ordered)).toMatchObject({ paymentId: 'pay_First1', toReturn: ['pay_Second1'] });
  });

  test('what was given back in full is not to be given back any more', async () => {
    const ordered = await shop.stored();
    await cancel(ordered);
    await tell('payment.captured', ordered, 'pay_Late2');
    const told = { orderId: ordered.order.id, paymentId: 'pay_Late2', amount: 400_000 };
    await shop.tell(paymentEvent('refund.processed', { ...told, refunded: 'partial' })).expect(200);
    expect(await shown(ordered)).toMatchObject({ toReturn: ['pay_Late2'] });
    await shop.tell(paymentEvent('refund.processed', { ...told, refunded: 'full' })).expect(200);
    expect(await shown(ordered)).not.toHaveProperty('toReturn');
  });

  test('the mail goes out when the suspect mark is taken off in the very moment of the payment', async () => {
    const email = `${freshKey()}@example.org`;
    const ordered = await shop.stored({ email, website: 'http://spam.example' });
    const changePayment = repository().changePayment.bind(repository());
    jest.spyOn(repository(), 'changePayment').mockImplementationOnce(async (...judged) => {
      await change(ordered, { status: 'active', clearSuspect: true });
      await shop.inbox.mailsTo(email, 1);
      return changePayment(...judged);
    });
    await tell('payment.captured', ordered, 'pay_Suspect1');
    const mails = await shop.inbox.mailsTo(email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(`We have your payment for ${ordered.reference}`);
    const left = await subscriptionModel(shop.running).findById(ordered._id).lean();
    expect(left?.pendingEffects.filter(({ state }) => state === 'held')).toEqual([]);
  });
});
