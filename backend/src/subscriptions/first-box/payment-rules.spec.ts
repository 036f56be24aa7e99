import { endedUnpaid, paymentsToRefund } from './payment-rules.js';

type Paid = Parameters<typeof paymentsToRefund>[0];

const NOON = new Date('2025-01-05T12:00:00Z');
const before = new Date(NOON.getTime() - 1);
const after = new Date(NOON.getTime() + 1);

/** Taken out the day before and cancelled at noon. */
const cancelled = (payment?: object) =>
  ({
    status: 'cancelled',
    history: [
      { status: 'active', at: new Date('2025-01-04T12:00:00Z') },
      { status: 'cancelled', at: NOON },
    ],
    ...(payment && { payment }),
  }) as Paid;
const active = (payment: object) => ({ ...cancelled(payment), status: 'active' }) as Paid;

describe('a subscription has ended unpaid', () => {
  test('when it was cancelled before its first box was paid', () => {
    expect(endedUnpaid(cancelled())).toBe(true);
    expect(endedUnpaid(cancelled({ paymentId: 'pay_1' }))).toBe(true);
    expect(endedUnpaid(cancelled({ paymentId: 'pay_1', paidAt: after }))).toBe(true);
    expect(endedUnpaid({ ...cancelled({ paidAt: before }), history: [] })).toBe(true);
  });

  test('but not when the box was paid first, at the latest in the same moment', () => {
    expect(endedUnpaid(cancelled({ paymentId: 'pay_1', paidAt: before }))).toBe(false);
    expect(endedUnpaid(cancelled({ paymentId: 'pay_1', paidAt: NOON }))).toBe(false);
  });

  test('and never while it goes on', () => {
    expect(endedUnpaid(active({}))).toBe(false);
    expect(endedUnpaid(active({ paymentId: 'pay_1', paidAt: after }))).toBe(false);
  });
});

test('the last change counts, whatever was before it', () => {
  const paused = { status: 'paused' as const, at: new Date('2025-01-04T13:00:00Z') };
  const record = cancelled({ paymentId: 'pay_1', paidAt: before });
  const [taken, ended] = record.history;
  expect(endedUnpaid({ ...record, history: [taken, paused, ended] as Paid['history'] })).toBe(false);
});

describe('payments to give back', () => {
  test('are those beside the one that paid the box', () => {
    const payment = { paymentId: 'pay_1', paidAt: before, duplicatePayments: ['pay_2', 'pay_3'] };
    expect(paymentsToRefund(active(payment))).toEqual(['pay_2', 'pay_3']);
    expect(paymentsToRefund(cancelled(payment))).toEqual(['pay_2', 'pay_3']);
  });

  test('are all of them when the subscription had been cancelled', () => {
    const payment = { paymentId: 'pay_1', paidAt: after, duplicatePayments: ['pay_2'] };
    expect(paymentsToRefund(cancelled(payment))).toEqual(['pay_1', 'pay_2']);
  });

  test('are none without a payment, and none that were given back already', () => {
    expect(paymentsToRefund(cancelled())).toEqual([]);
    expect(paymentsToRefund(cancelled({}))).toStrictEqual([]);
    expect(paymentsToRefund(cancelled({ duplicatePayments: ['pay_2'] }))).toStrictEqual(['pay_2']);
    expect(paymentsToRefund(active({ paymentId: 'pay_1', paidAt: before }))).toEqual([]);
    const payment = { paymentId: 'pay_1', paidAt: after, duplicatePayments: ['pay_2'], refunded: ['pay_1'] };
    expect(paymentsToRefund(cancelled(payment))).toEqual(['pay_2']);
  });
});
