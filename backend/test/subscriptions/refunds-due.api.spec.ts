import request from 'supertest';
import { readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { REFUND_DUE_KEY } from '../../src/common/search/fact-keys.js';
import { refundsDueAreFoundByAKey } from '../../src/database/migrations/0018-refunds-due-are-found-by-a-key.js';
import { SubscriptionRepository } from '../../src/subscriptions/subscription.repository.js';
import { type Ordered, Shop } from '../support/calls/shop.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { beforeLastBoxDay } from '../support/factories/deliveries.js';
import { readNotifications } from '../support/factories/notifications.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import { cellsOf } from '../support/files/csv.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import { runMigration } from '../support/run-migration.js';
import { paymentEvent } from '../support/services/razorpay.js';

describe('refunds that are due', () => {
  let shop: Shop;
  let office: LoggedIn;
  let colleague: LoggedIn;
  beforeAll(async () => {
    shop = await Shop.open();
    office = await administratorWith(shop.running, ['subscriptions:read', 'subscriptions:update']);
    colleague = await administratorWith(shop.running, ['subscriptions:read']);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());

  const repository = () => shop.running.app.get(SubscriptionRepository, { strict: false });
  const capture = ({ order }: Ordered, paymentId: string) =>
    shop
      .sendEvent(paymentEvent('payment.captured', { orderId: order.id, paymentId, amount: 400_000 }))
      .expect(200);
  const refund = ({ order }: Ordered, paymentId: string) => {
    const payment = { orderId: order.id, paymentId, amount: 400_000, refunded: 'full' } as const;
    return shop.sendEvent(paymentEvent('refund.processed', payment)).expect(200);
  };
  const change = (ordered: Ordered, status: string, more: object = {}) =>
    shop.change(ordered, { status, ...more }, office);
  const list = (query: string) =>
    request(shop.running.origin).get(`/api/subscription?${query}`).auth(office.token, { type: 'bearer' });
  /** References of the subscriptions that the office has to refund. */
  const due = async (query = ''): Promise<string[]> =>
    (await list(`refundDue=true${query}`).expect(200)).body.map(
      ({ reference }: { reference: string }) => reference,
    );
  const isDue = async ({ reference }: Ordered) => (await due()).includes(reference);
  const migrate = () => runMigration(refundsDueAreFoundByAKey, shop.running.connection.db as never);
  const notificationsOf = async ({ _id }: Ordered) =>
    (await readNotifications(shop.running.origin, colleague)).entries.filter(
      ({ id, refundDue }: { id: string; refundDue?: number }) => id === _id && refundDue !== undefined,
    );

  test('are listed from a cancellation to the refund, in either order, with a word and with a total', async () => {
    const ordered = await shop.stored();
    await capture(ordered, 'pay_Due1');
    expect(await isDue(ordered)).toBe(false);
    await change(ordered, 'cancelled');
    for (const query of ['', '&sort=name', '&q=asha', '&status=cancelled', '&q=pay']) {
      expect((await due(query)).includes(ordered.reference)).toBe(query !== '&q=pay');
    }
    expect((await list('refundDue=true').expect(200)).headers['x-total-count']).toBe('1');
    expect(await due('&status=active')).toEqual([]);
    await refund(ordered, 'pay_Due1');
    expect(await due()).toEqual([]);
  });

  test('are listed for a payment after the cancellation and for a second one', async () => {
    const [late, twice] = [await shop.stored(), await shop.stored()];
    await change(late, 'cancelled');
    await capture(late, 'pay_Due2');
    await capture(twice, 'pay_Due3');
    await capture(twice, 'pay_Due4');
    expect([await isDue(late), await isDue(twice)]).toEqual([true, true]);
    await refund(late, 'pay_Due2');
    // The second payment takes its place, and nothing more is due.
    await refund(twice, 'pay_Due3');
    expect([await isDue(late), await isDue(twice)]).toEqual([false, false]);
  });

  test('are not listed once the price of the box was refunded, even if the payer also bore a fee', async () => {
    const ordered = await shop.stored();
    const payment = {
      orderId: ordered.order.id,
      paymentId: 'pay_Fee1',
      amount: 409_440,
      orderAmount: 400_000,
    };
    await shop.sendEvent(paymentEvent('order.paid', payment)).expect(200);
    await change(ordered, 'cancelled');
    const giveBack = (refundedAmount: number) =>
      shop
        .sendEvent(paymentEvent('refund.processed', { ...payment, refunded: 'partial', refundedAmount }))
        .expect(200);
    await giveBack(399_999);
    expect(await isDue(ordered)).toBe(true);
    await giveBack(400_000);
    expect(await isDue(ordered)).toBe(false);
  });

  test('are not listed for a box that had left before the cancellation', async () => {
    const left = await shop.stored();
    await capture(left, 'pay_Due6');
    const at = beforeLastBoxDay('05T10:00:00');
    await subscriptionModel(shop.running).updateOne(
      { _id: left._id },
      { $set: { createdAt: at, 'history.0.at': at } },
    );
    await change(left, 'cancelled');
    expect(await isDue(left)).toBe(false);
  });

  test('are listed if payment and cancellation meet, whichever is written first', async () => {
    const [first, second] = [await shop.stored(), await shop.stored()];
    const changeStatus = repository().changeStatus.bind(repository());
    jest.spyOn(repository(), 'changeStatus').mockImplementationOnce(async (...args) => {
      await capture(first, 'pay_Due7');
      return changeStatus(...args);
    });
    await change(first, 'cancelled');
    const changePayment = repository().changePayment.bind(repository());
    jest.spyOn(repository(), 'changePayment').mockImplementationOnce(async (...args) => {
      await change(second, 'cancelled');
      return changePayment(...args);
    });
    await capture(second, 'pay_Due8');
    expect([await isDue(first), await isDue(second)]).toEqual([true, true]);
  });

  test('are notified with their amount to colleagues, whoever cancels and however late it is paid', async () => {
    const [cancelled, late, twice] = [await shop.stored(), await shop.stored(), await shop.stored()];
    await capture(cancelled, 'pay_Due9');
    await change(cancelled, 'cancelled');
    await change(late, 'cancelled');
    await capture(late, 'pay_Due10');
    await capture(twice, 'pay_Due11');
    await capture(twice, 'pay_Due12');
    for (const [ordered, action] of [
      [cancelled, 'status_changed'],
      [late, 'paid'],
      [twice, 'paid_again'],
    ] as const) {
      const notified = await eventually(
        () => notificationsOf(ordered),
        ({ length }) => length > 0,
      );
      expect(notified).toMatchObject([{ action: `subscription.${action}`, refundDue: 4_000 }]);
    }
  });

  test('are named by the command that erases a subscription, also when its first box will now never leave', async () => {
    const [due, paid, twice, unpaid] = [
      await shop.stored(),
      await shop.stored(),
      await shop.stored(),
      await shop.stored(),
    ];
    await capture(due, 'pay_Erased1');
    await change(due, 'cancelled');
    await capture(paid, 'pay_Erased2');
    for (const paymentId of ['pay_Erased3', 'pay_Erased4']) await capture(twice, paymentId);
    const erase = async ({ reference }: Ordered) => {
      const printed: string[] = [];
      const terminal = { print: (line: string) => printed.push(line), askPassword: async () => undefined };
      await readAdminCommand(['erase', '--reference', reference])(shop.running.app, terminal);
      return printed.join('\n');
    };
    const named = async (ordered: Ordered) => /₹[\d,]+/.exec(await erase(ordered))?.[0];
    expect(await named(due)).toBe('₹4,000');
    expect(await named(paid)).toBe('₹4,000');
    expect(await named(twice)).toBe('₹8,000');
    expect(await named(unpaid)).toBeUndefined();
  });

  test('are exported with their amounts and payments', async () => {
    const twice = await shop.stored();
    for (const paymentId of ['pay_File1', 'pay_File2']) await capture(twice, paymentId);
    await change(twice, 'cancelled');
    const prepared = await request(shop.running.origin)
      .post('/api/subscription/exports?refundDue=true')
      .auth(office.token, { type: 'bearer' })
      .send({ columns: ['reference', 'payment'] })
      .expect(200);
    const { body } = await fetchPrepared(shop.running, preparedFile(prepared)).expect(200);
    const [titles, ...rows] = cellsOf(String(body));
    expect(titles).toEqual([
      'reference',
      'payment',
      'paid',
      'rupees paid',
      'payment id',
      'rupees to refund',
      'payments to refund',
    ]);
    const paid = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(rows).toContainEqual([
      twice.reference,
      'paid',
      paid,
      '4000',
      'pay_File1',
      '8000',
      'pay_File1, pay_File2',
    ]);
  });

  test('accept only true as their filter', async () => {
    const { body } = await list('refundDue=yes').expect(400);
    expect(JSON.stringify(body)).toContain('refundDue');
  });

  test('are notified once, not with each later change of the status', async () => {
    const ordered = await shop.stored();
    await capture(ordered, 'pay_Due13');
    await capture(ordered, 'pay_Due14');
    for (const status of ['paused', 'active', 'paused', 'cancelled']) await change(ordered, status);
    const notified = await eventually(
      () => notificationsOf(ordered),
      ({ length }) => length > 1,
    );
    // The second payment at once, the first one since the cancellation; newest first.
    expect(notified.map(({ refundDue }: { refundDue: number }) => refundDue)).toEqual([8_000, 4_000]);
  });

  test('of earlier versions are listed after the migration', async () => {
    const [due1, paid, refunded] = [await shop.stored(), await shop.stored(), await shop.stored()];
    for (const [ordered, paymentId] of [
      [due1, 'pay_Old1'],
      [paid, 'pay_Old2'],
      [refunded, 'pay_Old3'],
    ] as const) {
      await capture(ordered, paymentId);
    }
    await change(due1, 'cancelled');
    await change(refunded, 'cancelled');
    await refund(refunded, 'pay_Old3');
    await subscriptionModel(shop.running).updateMany({}, { $pull: { searchKeys: REFUND_DUE_KEY } });
    expect(await due()).toEqual([]);
    for (let run = 0; run < 2; run += 1) await migrate();
    const listed = await due();
    expect(listed).toContain(due1.reference);
    for (const { reference } of [paid, refunded]) expect(listed).not.toContain(reference);
    expect(await isDue(due1)).toBe(true);
  });

  test('whose refund was recorded by an earlier version in between are not listed after the migration', async () => {
    const [refunded, twice] = [await shop.stored(), await shop.stored()];
    for (const [ordered, paymentId] of [
      [refunded, 'pay_Old4'],
      [twice, 'pay_Old5'],
      [twice, 'pay_Old6'],
    ] as const) {
      await capture(ordered, paymentId);
      await change(ordered, ordered === refunded ? 'cancelled' : 'active');
    }
    const refundedThere = ({ _id }: Ordered, ...refunded: string[]) =>
      subscriptionModel(shop.running).updateOne({ _id }, { $set: { 'payment.refunded': refunded } });
    await refundedThere(refunded, 'pay_Old4');
    await refundedThere(twice, 'pay_Old5');
    expect([await isDue(refunded), await isDue(twice)]).toEqual([true, true]);
    await migrate();
    expect([await isDue(refunded), await isDue(twice)]).toEqual([false, true]);
    await refundedThere(twice, 'pay_Old5', 'pay_Old6');
    await migrate();
    expect(await isDue(twice)).toBe(false);
  });
});
