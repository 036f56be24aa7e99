import { ModuleRef } from '@nestjs/core';
import request from 'supertest';
import { SubmissionEraser } from '../../src/submissions/erasure/submission-eraser.js';
import { DeliveryRepository } from '../../src/subscriptions/deliveries/delivery.repository.js';
import { DayTotalsService } from '../../src/subscriptions/deliveries/totals/day-totals.service.js';
import { PinCodeChanges } from '../../src/subscriptions/deliveries/totals/pin-code-changes.js';
import { PinCodeTotalsRepository } from '../../src/subscriptions/deliveries/totals/pin-code-totals.repository.js';
import { SubscriptionRepository } from '../../src/subscriptions/subscription.repository.js';
import type { Payment } from '../../src/subscriptions/subscription.schema.js';
import { SubscriptionKind } from '../../src/subscriptions/subscription-kind.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import {
  beforeLastBoxDay,
  LAST_BOX_DAY,
  removeOrders,
  startForOrders,
  storeOrderOf,
} from '../support/factories/deliveries.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import type { TestApp } from '../support/test-app.js';

const NONE = {
  boxes: 0,
  toCollect: 0,
  paidOnline: 0,
  collected: 0,
  delivered: 0,
  returned: 0,
};

/** Blocks the next call of a method until `resume` is called. `reached` resolves when the call is made. */
function blockNextCall<T extends object>(owner: T, method: keyof T & string) {
  let reach = () => {};
  let resume = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const held = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const original = (owner[method] as (...args: unknown[]) => Promise<unknown>).bind(owner);
  jest.spyOn(owner as Record<string, () => unknown>, method).mockImplementationOnce((...args: unknown[]) => {
    reach();
    return held.then(() => original(...args));
  });
  return { reached, resume };
}

describe('the totals of a day', () => {
  let running: TestApp;
  let office: LoggedIn;
  beforeAll(async () => {
    running = await startForOrders();
  });
  beforeEach(async () => {
    await removeOrders(running);
    office = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => running.close());

  const get = (address: string) =>
    request(running.origin).get(address).auth(office.token, { type: 'bearer' });
  const totals = async () => (await get(`/api/deliveries/totals?day=${LAST_BOX_DAY}`).expect(200)).body;
  const pinCodes = async (query = '') =>
    (await get(`/api/deliveries/pin-codes?day=${LAST_BOX_DAY}${query}`).expect(200)).body;
  const order = (pinCode: string, form: object = {}, set: object = {}) =>
    storeOrderOf(running, beforeLastBoxDay('05T10:00:00'), { form: { pinCode, ...form }, set });
  const mark = (subscriptionIds: string[], status: string) =>
    request(running.origin)
      .post('/api/deliveries/mark')
      .auth(office.token, { type: 'bearer' })
      .send({ day: LAST_BOX_DAY, status, subscriptionIds })
      .expect(200);
  const recordedChanges = async () =>
    (await running.connection.collection('delivery_changes').find().toArray()).map(({ _id }) => String(_id));
  const days = () => running.connection.collection<{ _id: string }>('delivery_days');

  test('are listed for each PIN code with boxes, in order, and for a range of PIN codes', async () => {
    await order('844101', { combo: 'Spice Pack', quantity: 3, total: undefined });
    await order('844101');
    await order('800001', {}, { payment: { state: 'paid', amount: 400_000 } });
    await order('900001');
    await storeOrderOf(running, beforeLastBoxDay('11T00:00:00'), { form: { pinCode: '700001' } });
    const all = await pinCodes();
    expect(all).toEqual([
      {
        pinCode: '800001',
        ...NONE,
        boxes: 1,
        packs: [
          { combo: 'Spice Pack', packs: 0 },
          { combo: 'Premium Pack', packs: 2 },
          { combo: 'Deluxe Pack', packs: 0 },
        ],
        paidOnline: 1,
      },
      {
        pinCode: '844101',
        ...NONE,
        boxes: 2,
        packs: [
          { combo: 'Spice Pack', packs: 3 },
          { combo: 'Premium Pack', packs: 2 },
          { combo: 'Deluxe Pack', packs: 0 },
        ],
        toCollect: 7000,
      },
      expect.objectContaining({ pinCode: '900001', boxes: 1, toCollect: 4000 }),
    ]);
    expect(await pinCodes('&from=844101&to=844101')).toEqual([all[1]]);
    expect(await pinCodes('&limit=1')).toEqual([all[0]]);
    expect(await pinCodes('&from=800002')).toEqual([all[1], all[2]]);
    expect(await totals()).toMatchObject({ boxes: 4, toCollect: 11_000, paidOnline: 1 });
  });

  test('reflect each order, change of status, payment, mark and erasure at once', async () => {
    const sums = async () => {
      const { boxes, toCollect, paidOnline, delivered, returned, collected } = await totals();
      const [only = NONE] = await pinCodes();
      expect(only).toMatchObject({ boxes, toCollect, paidOnline, delivered, returned, collected });
      // Each later step must record its change again.
      await running.connection.collection('delivery_changes').deleteMany({});
      return [boxes, toCollect, paidOnline, delivered, returned, collected];
    };
    expect(await sums()).toEqual([0, 0, 0, 0, 0, 0]);
    const first = await order('844101');
    expect(await sums()).toEqual([1, 4000, 0, 0, 0, 0]);
    const second = await order('844101', {}, { payment: { state: 'unpaid', amount: 400_000 } });
    expect(await sums()).toEqual([2, 8000, 0, 0, 0, 0]);

    const kind = running.app.get(SubscriptionKind, { strict: false });
    const subscriptions = running.app.get(SubscriptionRepository, { strict: false });
    const change = async (payment: Partial<Payment>) => {
      const read = await subscriptionModel(running).findById(second).lean();
      if (read === null) throw new Error('the order was not found');
      expect(await subscriptions.changePayment(read, payment, [])).toBe(true);
    };
    await change({ state: 'paid', paymentId: 'pay_1', paidAt: new Date() });
    expect(await sums()).toEqual([2, 4000, 1, 0, 0, 0]);
    await change({ state: 'refunded', refunded: ['pay_1'] });
    expect(await sums()).toEqual([2, 8000, 0, 0, 0, 0]);
    await change({ state: 'paid', paymentId: 'pay_2' });
    expect(await sums()).toEqual([2, 4000, 1, 0, 0, 0]);
    await mark([first], 'delivered');
    expect(await sums()).toEqual([2, 4000, 1, 1, 0, 4000]);
    await mark([second], 'returned');
    expect(await sums()).toEqual([2, 4000, 1, 1, 1, 4000]);
    await mark([first], 'returned');
    expect(await sums()).toEqual([2, 4000, 1, 0, 2, 0]);
    await mark([first, second], 'planned');
    expect(await sums()).toEqual([2, 4000, 1, 0, 0, 0]);
    await mark([first], 'delivered');
    expect(await sums()).toEqual([2, 4000, 1, 1, 0, 4000]);
    await request(running.origin)
      .patch(`/api/subscription/${second}/status`)
      .auth(office.token, { type: 'bearer' })
      .send({ status: 'cancelled' })
      .expect(200);
    const left = await recordedChanges();
    await running.app.get(SubmissionEraser, { strict: false }).erase(kind, first, { actor: null });
    expect(left).toEqual(['844101']);
    expect(await sums()).toEqual([1, 0, 1, 0, 0, 0]);
  });

  test('agree with the list after payments and refunds of marked boxes', async () => {
    const subscriptions = running.app.get(SubscriptionRepository, { strict: false });
    const change = async (id: string, payment: Partial<Payment>) => {
      const read = await subscriptionModel(running).findById(id).lean();
      if (read === null) throw new Error('the order was not found');
      expect(await subscriptions.changePayment(read, payment, [])).toBe(true);
    };
    const paid = { state: 'paid', amount: 400_000, paymentId: 'pay_1', paidAt: new Date() };
    const givenBack = await order('844101', {}, { payment: paid });
    const unpaid = { state: 'unpaid', amount: 200_000 };
    const paidLate = await order('844101', { quantity: 1, total: 2000 }, { payment: unpaid });
    const planned = await order('844101', {}, { payment: paid });
    await mark([givenBack, paidLate], 'delivered');
    expect(await totals()).toMatchObject({ toCollect: 2000, paidOnline: 2, collected: 2000 });
    for (const id of [givenBack, planned]) await change(id, { state: 'refunded', refunded: ['pay_1'] });
    await change(paidLate, { state: 'paid', paymentId: 'pay_2', paidAt: new Date() });

    const listed = (await get(`/api/deliveries?day=${LAST_BOX_DAY}`).expect(200)).body as {
      toCollect: number;
    }[];
    const cash = listed.reduce((sum, { toCollect }) => sum + toCollect, 0);
    expect(cash).toBe(6000);
    const sums = { boxes: 3, toCollect: cash, paidOnline: 1, collected: 2000 };
    expect(await totals()).toMatchObject(sums);
    expect(await pinCodes()).toEqual([expect.objectContaining(sums)]);
    await mark([givenBack, paidLate], 'planned');
    expect(await totals()).toMatchObject({ toCollect: 8000, paidOnline: 1, collected: 0 });
  });

  test('include the cash for a box whose subscription was cancelled before the online payment arrived', async () => {
    const endedAt = beforeLastBoxDay('15T09:00:00');
    const endedAndPaid = (paidAt: Date) =>
      storeOrderOf(running, beforeLastBoxDay('05T10:00:00'), {
        form: { pinCode: '844101' },
        steps: [['cancelled', endedAt]],
        set: { payment: { state: 'paid', amount: 400_000, paymentId: 'pay_1', paidAt } },
      });
    await endedAndPaid(endedAt);
    const late = await endedAndPaid(new Date(endedAt.getTime() + 1));
    const amounts = async () =>
      (await get(`/api/deliveries?day=${LAST_BOX_DAY}`).expect(200)).body.map(
        ({ toCollect }: { toCollect: number }) => toCollect,
      );
    expect((await amounts()).sort()).toEqual([0, 4000]);
    expect(await totals()).toMatchObject({ boxes: 2, toCollect: 4000, paidOnline: 1 });
    await mark([late], 'delivered');
    expect(await totals()).toMatchObject({ toCollect: 4000, paidOnline: 1, collected: 4000 });
  });

  test('are correct after a process recorded a change and crashed before or right after making it', async () => {
    const id = await order('844101');
    expect(await totals()).toMatchObject({ boxes: 1 });
    const changes = running.app.get(PinCodeChanges, { strict: false });
    await changes.record(['844101', '800001']);
    expect(await totals()).toMatchObject({ boxes: 1 });
    // The change is written after its record was read.
    await subscriptionModel(running).updateOne({ _id: id }, { $set: { 'boxes.until': '2000-01-15' } });
    expect(await totals()).toMatchObject({ boxes: 0, toCollect: 0 });
    expect(await pinCodes()).toEqual([]);
  });

  test('are correct after a process counted a PIN code and crashed before adding up the day', async () => {
    await order('844101');
    expect(await totals()).toMatchObject({ boxes: 1 });
    const id = await order('844101');
    const repository = running.app.get(PinCodeTotalsRepository, { strict: false });
    const counted = { ...NONE, packs: { 'Premium Pack': 4 }, boxes: 2, toCollect: 8000 };
    await repository.set(LAST_BOX_DAY, new Map([['844101', counted]]), new Date());
    expect(await totals()).toMatchObject({ boxes: 2, toCollect: 8000 });
    await mark([id], 'delivered');
    expect(await totals()).toMatchObject({ boxes: 2, delivered: 1, collected: 4000 });
  });

  test('are those of the later of two counts, in whichever order these are written', async () => {
    await order('844101');
    await totals();
    const repository = running.app.get(PinCodeTotalsRepository, { strict: false });
    const counted = (boxes: number) => new Map([['844101', { ...NONE, packs: {}, boxes }]]);
    const [earlier, later] = [new Date(Date.now() + 1_000), new Date(Date.now() + 2_000)];
    await repository.set(LAST_BOX_DAY, counted(3), later);
    await repository.set(LAST_BOX_DAY, counted(2), earlier);
    expect(await repository.sumOf(LAST_BOX_DAY)).toMatchObject({ boxes: 3 });
  });

  test('are correct when a process that counted before a change is the last to write', async () => {
    const [here, there] = [await order('844101'), await order('800001')];
    expect(await totals()).toMatchObject({ delivered: 0 });
    const repository = running.app.get(PinCodeTotalsRepository, { strict: false });
    const slow = blockNextCall(running.app.get(DeliveryRepository, { strict: false }), 'countByPinCode');
    const early = totals();
    await slow.reached;
    // A second service, as in another process, starts later, counts before the change and adds up its counts.
    const module = running.app.select(SubscriptionsModule).get(ModuleRef, { strict: true });
    const another = await module.create(DayTotalsService);
    await mark([there], 'delivered');
    const writing = blockNextCall(repository, 'setDay');
    const late = another.ofDay(LAST_BOX_DAY);
    await writing.reached;
    await mark([here], 'delivered');
    slow.resume();
    expect(await early).toMatchObject({ delivered: 2 });
    writing.resume();
    await late;
    expect(await totals()).toMatchObject({ delivered: 2 });
  });

  test('are the same for all of the first calls when these are simultaneous', async () => {
    for (const pinCode of ['844101', '844101', '800001']) await order(pinCode);
    await days().deleteMany({});
    const answers = await Promise.all(Array.from({ length: 8 }, totals));
    expect(answers.map(({ boxes }) => boxes)).toEqual(Array(8).fill(3));
  });

  test('are updated for several simultaneous calls together', async () => {
    const id = await order('844101');
    await totals();
    await mark([id], 'delivered');
    const changes = running.app.get(PinCodeChanges, { strict: false });
    const reads = jest.spyOn(changes, 'findSince');
    const answers = await Promise.all(Array.from({ length: 8 }, totals));
    expect(answers.map(({ delivered }) => delivered)).toEqual(Array(8).fill(1));
    expect(reads.mock.calls.length).toBeLessThan(8);
  });

  test('are zero for days before the first order, without being counted', async () => {
    await order('844101');
    const before = await get('/api/deliveries/totals?day=1999-01-15').expect(200);
    expect(before.body).toMatchObject({ boxes: 0, toCollect: 0, delivered: 0 });
    expect(await days().countDocuments({})).toBe(0);
    await totals();
    expect(await days().countDocuments({})).toBe(1);
  });

  test('can be brought up to date before they are requested', async () => {
    const id = await order('844101');
    await totals();
    await mark([id], 'delivered');
    running.app.get(DayTotalsService, { strict: false }).prepare(LAST_BOX_DAY);
    const stored = () => days().findOne({ _id: LAST_BOX_DAY }) as Promise<{ delivered?: number } | null>;
    await eventually(stored, (day) => day?.delivered === 1);
  });

  test('reflect marks even if they were counted before the clock was set back', async () => {
    const id = await order('844101');
    await order('800001');
    await totals();
    const ahead = new Date(Date.now() + 2 * 3_600_000);
    await days().updateMany({}, { $set: { asOf: ahead, countedAt: ahead } });
    await running.connection.collection('delivery_pin_codes').updateMany({}, { $set: { asOf: ahead } });
    await running.connection.collection('delivery_changes').deleteMany({});
    await mark([id], 'delivered');
    expect(await totals()).toMatchObject({ boxes: 2, delivered: 1, collected: 4000 });
    expect(await pinCodes('&from=844101')).toMatchObject([{ delivered: 1, collected: 4000 }]);
    await mark([id], 'returned');
    expect(await totals()).toMatchObject({ boxes: 2, delivered: 0, returned: 1, collected: 0 });
  });

  // The last test: the count may still be running when it ends, and the application waits for it when it is closed.
  test('are recounted after a day, which corrects changes that were not recorded', async () => {
    const id = await order('844101');
    await totals();
    const old = new Date(Date.now() - 25 * 3_600_000);
    await running.connection.collection('delivery_changes').deleteMany({});
    await subscriptionModel(running).updateOne({ _id: id }, { $set: { 'boxes.until': '2000-01-15' } });
    expect(await totals()).toMatchObject({ boxes: 1 });
    await days().updateOne({ _id: LAST_BOX_DAY }, { $set: { countedAt: old } });
    await eventually(totals, ({ boxes }) => boxes === 0);
  });
});
