import { Types } from 'mongoose';
import { AppLogger } from '../../src/common/logging/app-logger.js';
import { SubmissionEraser } from '../../src/submissions/erasure/submission-eraser.js';
import { SubmissionKinds } from '../../src/submissions/record/submission-kinds.js';
import { PinCodeChanges } from '../../src/subscriptions/deliveries/totals/pin-code-changes.js';
import { SubscriptionRepository } from '../../src/subscriptions/subscription.repository.js';
import { SubscriptionKind } from '../../src/subscriptions/subscription-kind.js';
import { TrackTokens } from '../../src/track/track-tokens.js';
import { type Ordered, Shop } from '../support/calls/shop.js';
import { trackStatus } from '../support/calls/track.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { beforeLastBoxDay, LAST_BOX_DAY } from '../support/factories/deliveries.js';
import { readNotifications } from '../support/factories/notifications.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import { paidReturn, paymentEvent } from '../support/services/razorpay.js';

describe('a payment outside the usual flow', () => {
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
  const spyOnWarnings = () => jest.spyOn(shop.running.app.get(AppLogger, { strict: false }), 'warn');
  const sendEvent = (
    name: string,
    { order }: Ordered,
    paymentId: string,
    amount = 400_000,
    orderAmount = 400_000,
  ) => shop.sendEvent(paymentEvent(name, { orderId: order.id, paymentId, amount, orderAmount })).expect(200);
  /** The payment as the console shows it. */
  const shown = async (ordered: Ordered) => (await shop.shown(ordered, office)).payment;
  const change = (ordered: Ordered, update: object) => shop.change(ordered, update, office);
  const cancel = (ordered: Ordered) => change(ordered, { status: 'cancelled' });
  /** Backdates the order to before the last box day, so that its first box has been dispatched. */
  const dispatchBox = async ({ _id }: Ordered) => {
    const at = beforeLastBoxDay('05T10:00:00');
    await subscriptionModel(shop.running).updateOne({ _id }, { $set: { createdAt: at, 'history.0.at': at } });
  };
  /** Reads the subscription, or acts on it, as its subscriber does at /track. */
  const track = ({ _id, reference }: Ordered, action?: string) => {
    const tokens = shop.running.app.get(TrackTokens, { strict: false });
    return trackStatus(shop.running.origin, tokens.issue({ id: _id, reference }), action);
  };
  const eraseOwn = (ordered: Ordered) => track(ordered, 'erase');

  describe('that is authorized but not captured', () => {
    test('is captured automatically within five days, as the order requests from Razorpay', async () => {
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

    test('leaves the first box unpaid until it is captured, and the returning payer is asked not to pay again', async () => {
      const ordered = await shop.stored();
      const returned = paidReturn(ordered.order.id, 'pay_Held1');
      shop.razorpay.setPayment('pay_Held1', ordered.order.id, 'authorized');
      const answer = await shop.verify(returned);
      expect(answer.status).toBe(202);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body.data).toEqual({ reference: ordered.reference, payment: 'authorized' });
      expect(answer.body.message).toContain('Please do not pay again');
      expect(await shown(ordered)).toMatchObject({ state: 'unpaid', authorized: { paymentId: 'pay_Held1' } });
      shop.razorpay.setPayment('pay_Held1', ordered.order.id, 'captured');
      await shop.verify(returned).expect(200);
      const paid = await shown(ordered);
      expect(paid).toMatchObject({ state: 'paid', paymentId: 'pay_Held1' });
      expect(paid).not.toHaveProperty('authorized');
    });

    test('is not to be paid again by a payer who returns without its result, until it fails', async () => {
      const ordered = await shop.stored();
      const status = async () => (await shop.paymentStatus(ordered.order.id).expect(200)).body.data.payment;
      await sendEvent('payment.authorized', ordered, 'pay_Held4');
      expect(await status()).toBe('authorized');
      await sendEvent('payment.failed', ordered, 'pay_Held4');
      expect(await status()).toBe('failed');
      await sendEvent('payment.authorized', ordered, 'pay_Held5');
      await sendEvent('payment.captured', ordered, 'pay_Held5');
      expect(await status()).toBe('paid');
    });

    test('leaves the first box unpaid when the payer returns while Razorpay does not answer', async () => {
      const { _id, order } = await shop.stored();
      shop.razorpay.setMode('drop');
      const { body } = await shop.verify(paidReturn(order.id, 'pay_Dropped1')).expect(503);
      expect(body.message).toMatch(/Do not pay again/);
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });

    test('is not confirmed if Razorpay has refunded it', async () => {
      const { _id, order } = await shop.stored();
      shop.razorpay.setPayment('pay_Back1', order.id, 'refunded');
      const answer = await shop.verify(paidReturn(order.id, 'pay_Back1'));
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ razorpay_payment_id: ['This payment could not be confirmed.'] });
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });

    test('is shown to the office as authorized until it is captured or fails', async () => {
      const ordered = await shop.stored();
      await sendEvent('payment.authorized', ordered, 'pay_Held2');
      const { state, authorized } = await shown(ordered);
      expect([state, authorized.paymentId]).toEqual(['unpaid', 'pay_Held2']);
      await sendEvent('payment.failed', ordered, 'pay_Held2');
      expect(await shown(ordered)).not.toHaveProperty('authorized');
      await sendEvent('payment.authorized', ordered, 'pay_Held3');
      await sendEvent('payment.captured', ordered, 'pay_Held3');
      await sendEvent('payment.authorized', ordered, 'pay_Held3');
      expect(await shown(ordered)).toMatchObject({ state: 'paid', paymentId: 'pay_Held3' });
      expect(await shown(ordered)).not.toHaveProperty('authorized');
    });
  });

  describe('of another amount than the price', () => {
    test('counts with a fee on top, whichever event arrives', async () => {
      const [one, other, third] = [await shop.stored(), await shop.stored(), await shop.stored()];
      await sendEvent('order.paid', one, 'pay_Fee1', 409_440);
      expect((await shown(one)).state).toBe('paid');
      shop.razorpay.setPayment('pay_Fee2', other.order.id, 'captured', 409_440);
      await sendEvent('payment.captured', other, 'pay_Fee2', 409_440);
      expect((await shown(other)).state).toBe('paid');
      shop.razorpay.setPayment('pay_Fee3', third.order.id, 'captured', 409_440);
      await shop.verify(paidReturn(third.order.id, 'pay_Fee3')).expect(200);
    });

    test('counts when an offer has lowered it, with a warning in the log', async () => {
      const ordered = await shop.stored();
      const warn = spyOnWarnings();
      await sendEvent('order.paid', ordered, 'pay_Offer1', 360_000);
      expect((await shown(ordered)).state).toBe('paid');
      const ids = { order: ordered.order.id, payment: 'pay_Offer1' };
      expect(warn).toHaveBeenCalledWith('order is paid with less than it asks for', ids);
    });

    test('does not count if its order is over another amount', async () => {
      const ordered = await shop.stored();
      await sendEvent('order.paid', ordered, 'pay_Other1', 100, 100);
      expect((await shown(ordered)).state).toBe('unpaid');
    });

    test('answers 503 to an event that cannot be verified yet, so that Razorpay sends it again', async () => {
      const { _id, order } = await shop.stored();
      shop.razorpay.setMode('refuse');
      const payment = { orderId: order.id, paymentId: 'pay_Fee4', amount: 409_440 };
      await shop.sendEvent(paymentEvent('payment.captured', payment)).expect(503);
      expect((await shop.paymentOf(_id))?.state).toBe('unpaid');
    });
  });

  describe('for a cancelled subscription', () => {
    test('cannot be started: neither the payment status nor a retry of the form leads to a checkout', async () => {
      const key = freshKey();
      const { data, order } = (await shop.send({}, key)).body;
      await cancel({ ...data, order });
      await shop.paymentStatus(order.id).expect(404);
      const repeat = await shop.send({}, key);
      expect(repeat.status).toBe(409);
      expect(repeat.body).not.toHaveProperty('order');
      expect(repeat.body.message).toContain('cancelled');
    });

    test('is kept if it arrives anyway, and office and payer are told that it will be refunded', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await cancel(ordered);
      const warn = spyOnWarnings();
      await sendEvent('payment.captured', ordered, 'pay_Late1');
      expect(await shown(ordered)).toMatchObject({ state: 'paid', toRefund: ['pay_Late1'] });
      const ids = { order: ordered.order.id, payment: 'pay_Late1' };
      expect(warn).toHaveBeenCalledWith('payment for a cancelled subscription', ids);
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/asha|98765|SP-/i);
      const mails = await shop.inbox.mailsTo(email, 3);
      const confirmation = mails.find(({ subject }) => subject.startsWith('We have your payment'));
      expect(confirmation?.text).toContain('we will refund it');
      const answer = await shop.verify(paidReturn(ordered.order.id, 'pay_Late1'));
      expect(answer.status).toBe(404);
      expect(answer.body.message).toContain('we will refund it');
      expect((await shop.paymentStatus(ordered.order.id).expect(200)).body.data).toEqual({
        reference: ordered.reference,
        payment: 'paid',
        cancelled: true,
      });
    });

    test('is not to be paid again, and is not given up, while the bank has approved it', async () => {
      const ordered = await shop.stored();
      await sendEvent('payment.authorized', ordered, 'pay_Late5');
      await cancel(ordered);
      shop.razorpay.setPayment('pay_Late5', ordered.order.id, 'authorized');
      await shop.verify(paidReturn(ordered.order.id, 'pay_Late5')).expect(202);
      expect((await shop.paymentStatus(ordered.order.id).expect(200)).body.data.payment).toBe('authorized');
      await sendEvent('payment.failed', ordered, 'pay_Late5');
      await shop.paymentStatus(ordered.order.id).expect(404);
    });

    test('is refunded although the clock of the server that cancelled is ahead', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await cancel(ordered);
      const at = new Date(Date.now() + 30_000);
      await subscriptionModel(shop.running).updateOne({ _id: ordered._id }, { $set: { 'history.1.at': at } });
      await sendEvent('payment.captured', ordered, 'pay_Late4');
      const mails = await shop.inbox.mailsTo(email, 3);
      const confirmation = mails.find(({ subject }) => subject.startsWith('We have your payment'));
      expect(confirmation?.text).toContain('we will refund it');
      await shop.verify(paidReturn(ordered.order.id, 'pay_Late4')).expect(404);
    });

    test('stays paid if its box has been dispatched', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await sendEvent('payment.captured', ordered, 'pay_Early1');
      await dispatchBox(ordered);
      await cancel(ordered);
      const { data } = (await shop.paymentStatus(ordered.order.id).expect(200)).body;
      expect(data).toEqual({ reference: ordered.reference, payment: 'paid' });
      expect(await shown(ordered)).not.toHaveProperty('toRefund');
      const mails = await shop.inbox.mailsTo(email, 3);
      expect(mails.find(({ subject }) => subject.endsWith('is cancelled'))?.text).not.toContain('refund');
    });

    test('is shown as cancelled once refunded although its box has been dispatched', async () => {
      const ordered = await shop.stored();
      await sendEvent('payment.captured', ordered, 'pay_Early3');
      await dispatchBox(ordered);
      await cancel(ordered);
      const refund = { orderId: ordered.order.id, paymentId: 'pay_Early3', amount: 400_000 };
      await shop.sendEvent(paymentEvent('refund.processed', { ...refund, refunded: 'full' })).expect(200);
      const { data } = (await shop.paymentStatus(ordered.order.id).expect(200)).body;
      expect(data).toEqual({ reference: ordered.reference, payment: 'refunded', cancelled: true });
    });

    test('is not confirmed by a duplicate once it was refunded although its box has been dispatched', async () => {
      const ordered = await shop.stored();
      await sendEvent('payment.captured', ordered, 'pay_Early4');
      await sendEvent('payment.captured', ordered, 'pay_Again4');
      await dispatchBox(ordered);
      await cancel(ordered);
      const refund = { orderId: ordered.order.id, paymentId: 'pay_Early4', amount: 400_000 };
      await shop.sendEvent(paymentEvent('refund.processed', { ...refund, refunded: 'full' })).expect(200);
      expect(await shown(ordered)).toMatchObject({ state: 'refunded', toRefund: ['pay_Again4'] });
      const answer = await shop.verify(paidReturn(ordered.order.id, 'pay_Again4'));
      expect([answer.status, answer.body.message]).toEqual([404, expect.stringContaining('refund')]);
    });

    test('is to be refunded if its box is never dispatched, and prevents an erasure until then', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await sendEvent('payment.captured', ordered, 'pay_Early2');
      await cancel(ordered);
      const status = async () => (await shop.paymentStatus(ordered.order.id).expect(200)).body.data;
      expect(await status()).toMatchObject({ payment: 'paid', cancelled: true });
      const answer = await shop.verify(paidReturn(ordered.order.id, 'pay_Early2'));
      expect([answer.status, answer.body.message]).toEqual([404, expect.stringContaining('refund')]);
      expect(await shown(ordered)).toMatchObject({ state: 'paid', toRefund: ['pay_Early2'] });
      await eraseOwn(ordered).expect(409);
      const refund = { orderId: ordered.order.id, paymentId: 'pay_Early2', amount: 400_000 };
      await shop.sendEvent(paymentEvent('refund.processed', { ...refund, refunded: 'full' })).expect(200);
      const payment = await shown(ordered);
      expect(payment).toMatchObject({ state: 'refunded' });
      expect(payment).not.toHaveProperty('toRefund');
      expect(await status()).toMatchObject({ payment: 'refunded', cancelled: true });
      const mails = await shop.inbox.mailsTo(email, 4);
      expect(mails.filter(({ subject }) => subject.startsWith('We have refunded'))).toHaveLength(1);
      const ended = mails.find(({ subject }) => subject.endsWith('is cancelled'));
      expect(ended?.text).toContain('We will refund your online payment of ₹4,000.');
    });

    test('is not confirmed once it was refunded, without a query to Razorpay and without an error in the log', async () => {
      const ordered = await shop.stored();
      await cancel(ordered);
      await sendEvent('payment.captured', ordered, 'pay_Late2');
      const refund = { orderId: ordered.order.id, paymentId: 'pay_Late2', amount: 400_000 };
      await shop.sendEvent(paymentEvent('refund.processed', { ...refund, refunded: 'full' })).expect(200);
      const error = jest.spyOn(shop.running.app.get(AppLogger, { strict: false }), 'error');
      shop.razorpay.setMode('refuse');
      const answer = await shop.verify(paidReturn(ordered.order.id, 'pay_Late2'));
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ razorpay_payment_id: ['This payment could not be confirmed.'] });
      const { data } = (await shop.paymentStatus(ordered.order.id).expect(200)).body;
      expect(data).toMatchObject({ payment: 'refunded', cancelled: true });
      expect(error).not.toHaveBeenCalled();
    });

    test('is accepted as usual if the subscription is only paused', async () => {
      const ordered = await shop.stored();
      await change(ordered, { status: 'paused' });
      await shop.paymentStatus(ordered.order.id).expect(200);
      await shop.verify(paidReturn(ordered.order.id, 'pay_Paused1')).expect(200);
      expect(await shown(ordered)).not.toHaveProperty('toRefund');
    });

    test('is to be refunded if the subscription is cancelled at the same moment', async () => {
      const ordered = await shop.stored();
      const changePayment = repository().changePayment.bind(repository());
      jest.spyOn(repository(), 'changePayment').mockImplementationOnce(async (...args) => {
        await cancel(ordered);
        return changePayment(...args);
      });
      await sendEvent('payment.captured', ordered, 'pay_Meanwhile1');
      expect(await shown(ordered)).toMatchObject({ state: 'paid', toRefund: ['pay_Meanwhile1'] });
    });
  });

  describe('for a first box that was dispatched unpaid', () => {
    test('cannot be started: the payment status and a retry of the form say to pay on delivery', async () => {
      const key = freshKey();
      const form = { email: `${freshKey()}@example.org` };
      const { data, order } = (await shop.send(form, key)).body;
      const ordered = { ...data, order };
      await shop.paymentStatus(order.id).expect(200);
      await dispatchBox(ordered);
      const refused = await shop.paymentStatus(order.id).expect(404);
      expect(refused.body.message).toContain('paid on delivery');
      const repeat = await shop.send(form, key);
      expect(repeat.status).toBe(409);
      expect(repeat.body).not.toHaveProperty('order');
      expect(repeat.body.message).toContain('paid on delivery');
    });

    test('counts if it completes anyway, and office and payer are told that no cash is due', async () => {
      const email = `${freshKey()}@example.org`;
      const ordered = await shop.stored({ email });
      await dispatchBox(ordered);
      const warn = spyOnWarnings();
      await sendEvent('payment.captured', ordered, 'pay_AfterAll1');
      expect((await shop.paymentStatus(ordered.order.id).expect(200)).body.data.payment).toBe('paid');
      const ids = { order: ordered.order.id, payment: 'pay_AfterAll1' };
      expect(warn.mock.calls).toEqual([['payment for a first box that has left', ids]]);
      const mails = await shop.inbox.mailsTo(email, 2);
      const confirmation = mails.find(({ subject }) => subject.startsWith('We have your payment'));
      expect(confirmation?.text).toContain('Do not pay for it again on delivery');
      const paid = await eventually(
        async () =>
          (await readNotifications(shop.running.origin, office)).entries.filter(
            ({ action, id }: { action: string; id: string }) =>
              action === 'subscription.paid' && id === ordered._id,
          ),
        ({ length }) => length > 0,
      );
      expect(paid).toMatchObject([{ reference: ordered.reference }]);
      expect(paid[0]).not.toHaveProperty('refundDue');
      const entry = await shop.running.connection
        .collection('audit_entries')
        .findOne({ action: 'subscription.paid', 'subject.id': ordered._id });
      expect(entry?.detail).toEqual({ paymentId: 'pay_AfterAll1', boxLeft: LAST_BOX_DAY });
    });
  });

  describe('around an erasure', () => {
    test('is logged with its ids alone if the subscription has been erased', async () => {
      const ordered = await shop.stored();
      await eraseOwn(ordered).expect(200);
      const warn = spyOnWarnings();
      await sendEvent('payment.captured', ordered, 'pay_Gone1');
      await shop.verify(paidReturn(ordered.order.id, 'pay_Gone1')).expect(404);
      const ids = { order: ordered.order.id, payment: 'pay_Gone1' };
      expect(warn.mock.calls).toEqual([
        ['payment event about an unknown order', { event: 'payment.captured', ...ids }],
        ['payment event about an unknown order', { event: 'checkout', ...ids }],
      ]);
    });

    test('prevents the erasure with 409 while the bank has approved it, until it fails', async () => {
      const ordered = await shop.stored();
      await sendEvent('payment.authorized', ordered, 'pay_Held6');
      expect((await track(ordered).expect(200)).body.data.facts).toMatchObject({ payment: 'authorized' });
      await cancel(ordered);
      expect((await track(ordered).expect(200)).body.data).toMatchObject({ actions: [], kept: 'payment' });
      const answer = await eraseOwn(ordered);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        message: 'A payment for this order is still in progress. Please try again in a few days.',
        data: { actions: [], kept: 'payment' },
      });
      await sendEvent('payment.failed', ordered, 'pay_Held6');
      const { data } = (await track(ordered).expect(200)).body;
      expect(data.actions).toEqual(['erase']);
      expect(data.facts).toMatchObject({ payment: 'failed' });
      expect(data).not.toHaveProperty('kept');
      await eraseOwn(ordered).expect(200);
    });

    test('prevents the erasure with 409 if the bank approves it just before', async () => {
      const ordered = await shop.stored();
      const changes = shop.running.app.get(PinCodeChanges, { strict: false });
      const record = changes.record.bind(changes);
      jest.spyOn(changes, 'record').mockImplementationOnce(async (...args) => {
        await sendEvent('payment.authorized', ordered, 'pay_Meanwhile3');
        return record(...args);
      });
      await eraseOwn(ordered).expect(409);
      await sendEvent('payment.captured', ordered, 'pay_Meanwhile3');
      expect((await shown(ordered)).state).toBe('paid');
    });

    test('asks to try again if it failed right after it had prevented the erasure', async () => {
      const ordered = await shop.stored();
      await sendEvent('payment.authorized', ordered, 'pay_Held7');
      const eraser = shop.running.app.get(SubmissionEraser, { strict: false });
      const eraseOnce = eraser.eraseOwn.bind(eraser);
      jest.spyOn(eraser, 'eraseOwn').mockImplementationOnce(async (...args) => {
        const isErased = await eraseOnce(...args);
        await sendEvent('payment.failed', ordered, 'pay_Held7');
        return isErased;
      });
      const answer = await eraseOwn(ordered);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe('This record has just changed. Please try again.');
      await eraseOwn(ordered).expect(200);
    });

    test('prevents the end of the retention period from erasing it until its outcome is long overdue, but not the office', async () => {
      const [expired, unwanted] = [await shop.stored(), await shop.stored()];
      const eraser = shop.running.app.get(SubmissionEraser, { strict: false });
      const kind = shop.running.app.get(SubscriptionKind, { strict: false });
      await sendEvent('payment.authorized', expired, 'pay_Expired1');
      await sendEvent('payment.authorized', unwanted, 'pay_Unwanted1');
      for (const ordered of [expired, unwanted]) await cancel(ordered);
      const _id = new Types.ObjectId(expired._id);
      const eraseExpired = () => eraser.eraseUntouched(kind, _id, new Date(Date.now() + 60_000));
      expect(await eraseExpired()).toBe(false);
      const since = (minutesLeft: number) => new Date(Date.now() - (6 * 24 * 60 - minutesLeft) * 60_000);
      const backdate = (minutesLeft: number) =>
        subscriptionModel(shop.running).updateOne(
          { _id },
          { $set: { 'payment.authorized.since': since(minutesLeft) } },
        );
      await backdate(1);
      expect(await eraseExpired()).toBe(false);
      await backdate(0);
      expect(await eraseExpired()).toBe(true);
      expect(await eraser.erase(kind, unwanted._id, { actor: null })).toEqual({});
    });

    test('is not stored as authorized once the erasure has begun', async () => {
      const { _id } = await shop.stored();
      const subscriptions = subscriptionModel(shop.running);
      await subscriptions.updateOne({ _id }, { $set: { erasing: true } });
      const authorized = { paymentId: 'pay_TooLate1', since: new Date() };
      await repository().markAuthorized(new Types.ObjectId(_id), authorized);
      expect(await subscriptions.countDocuments({ _id, 'payment.authorized': { $exists: true } })).toBe(0);
    });

    test('prevents the erasure with 409 if it arrives while the erasure is checked', async () => {
      const ordered = await shop.stored();
      const kind = shop.running.app.get(SubmissionKinds, { strict: false }).ofReference(ordered.reference);
      if (!kind) throw new Error('no such kind');
      const beginErasure = kind.store.beginErasure.bind(kind.store);
      jest.spyOn(kind.store, 'beginErasure').mockImplementationOnce(async (...args) => {
        await sendEvent('payment.captured', ordered, 'pay_Meanwhile2');
        return beginErasure(...args);
      });
      const answer = await eraseOwn(ordered);
      expect(answer.status).toBe(409);
      expect(answer.body.data).toMatchObject({ facts: { payment: 'paid' } });
      expect((await shown(ordered)).state).toBe('paid');
    });
  });

  test('is kept for the office and logged once if it is the second one for an order', async () => {
    const ordered = await shop.stored();
    await sendEvent('payment.captured', ordered, 'pay_First1');
    const warn = spyOnWarnings();
    for (const name of ['payment.captured', 'order.paid', 'payment.captured']) {
      await sendEvent(name, ordered, 'pay_Second1');
      await sendEvent(name, ordered, 'pay_First1');
    }
    await shop.verify(paidReturn(ordered.order.id, 'pay_Second1')).expect(200);
    const ids = { order: ordered.order.id, payment: 'pay_Second1' };
    expect(warn.mock.calls).toEqual([['second payment for an order that is paid', ids]]);
    expect(await shown(ordered)).toMatchObject({ paymentId: 'pay_First1', toRefund: ['pay_Second1'] });
  });

  test('is no longer to be refunded once it has been refunded in full', async () => {
    const ordered = await shop.stored();
    await cancel(ordered);
    await sendEvent('payment.captured', ordered, 'pay_Late2');
    const payment = { orderId: ordered.order.id, paymentId: 'pay_Late2', amount: 400_000 };
    await shop.sendEvent(paymentEvent('refund.processed', { ...payment, refunded: 'partial' })).expect(200);
    expect(await shown(ordered)).toMatchObject({ toRefund: ['pay_Late2'] });
    await shop.sendEvent(paymentEvent('refund.processed', { ...payment, refunded: 'full' })).expect(200);
    expect(await shown(ordered)).not.toHaveProperty('toRefund');
  });

  test('is confirmed by mail if the suspect mark is removed at the same moment', async () => {
    const email = `${freshKey()}@example.org`;
    const ordered = await shop.stored({ email, website: 'http://spam.example' });
    const changePayment = repository().changePayment.bind(repository());
    jest.spyOn(repository(), 'changePayment').mockImplementationOnce(async (...args) => {
      await change(ordered, { status: 'active', clearSuspect: true });
      await shop.inbox.mailsTo(email, 1);
      return changePayment(...args);
    });
    await sendEvent('payment.captured', ordered, 'pay_Suspect1');
    const mails = await shop.inbox.mailsTo(email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(`We have your payment for ${ordered.reference}`);
    const left = await subscriptionModel(shop.running).findById(ordered._id).lean();
    expect(left?.pendingEffects.filter(({ state }) => state === 'held')).toEqual([]);
  });
});
