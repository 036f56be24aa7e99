import { boxDays } from '../../../src/subscriptions/deliveries/box-days.js';
import { DayTotalsPreparation } from '../../../src/subscriptions/deliveries/totals/day-totals-preparation.js';
import { lastBoxDay } from '../../../src/subscriptions/delivery-day.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from './subscriptions.js';

/** The last box day. */
export const LAST_BOX_DAY = lastBoxDay(new Date());

/** A time in the month of that day: `10T23:59:59` is on the 10th, in Indian time. */
export function beforeLastBoxDay(rest: string): Date {
  return new Date(`${LAST_BOX_DAY.slice(0, 8)}${rest}+05:30`);
}

/** Stores a subscription ordered at this time, with further status changes, and returns its id. */
export async function storeOrderOf(
  running: TestApp,
  createdAt: Date,
  { form = {}, steps = [], set = {} }: { form?: object; steps?: [string, Date][]; set?: object } = {},
): Promise<string> {
  const answer = await sendSubscription(running.origin, subscriptionForm(form));
  const id: string = answer.body.data._id;
  const subscriptions = subscriptionModel(running);
  const history = [
    { status: 'active' as const, at: createdAt },
    ...steps.map(([status, at]) => ({ status: status as 'active', at })),
  ];
  const status = history.at(-1)?.status;
  const boxes = boxDays({ createdAt, history });
  await subscriptions.updateOne({ _id: id }, { $set: { createdAt, history, status, boxes, ...set } });
  return id;
}

/** An application that counts no days in advance, which it would do in the middle of a test. */
export async function startForOrders(): Promise<TestApp> {
  const running = await startTestApp();
  running.app.get(DayTotalsPreparation, { strict: false }).onModuleDestroy();
  return running;
}

/** Removes all orders, their boxes and the totals, so that one application can serve all tests of a file. */
export async function removeOrders({ connection }: TestApp): Promise<void> {
  for (const name of [
    'subscriptions',
    'deliveries',
    'delivery_days',
    'delivery_pin_codes',
    'delivery_changes',
  ]) {
    await connection.collection(name).deleteMany({});
  }
}
