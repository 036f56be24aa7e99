import type { Payment } from '../subscription.schema.js';
import { afterCapture, afterRefund, endedUnpaid, hasLeftUnpaid, paymentsToRefund } from './payment-rules.js';

type Paid = Parameters<typeof paymentsToRefund>[0];

const NOON = new Date('2025-01-05T12:00:00Z');
const before = new Date(NOON.getTime() - 1);
const after = new Date(NOON.getTime() + 1);

/** Ordered a month before and cancelled at noon, after the December box had left. */
const cancelled = (payment?: object, createdAt = new Date('2024-12-04T12:00:00Z')) =>
  ({
    status: 'cancelled',
    createdAt,
    history: [
      { status: 'active', at: createdAt },
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

  test('but not when the box was paid before or at the same moment', () => {
    expect(endedUnpaid(cancelled({ paymentId: 'pay_1', paidAt: before }))).toBe(false);
    expect(endedUnpaid(cancelled({ paymentId: 'pay_1', paidAt: NOON }))).toBe(false);
  });

  test('but never while it is active', () => {
    expect(endedUnpaid(active({}))).toBe(false);
    expect(endedUnpaid(active({ paymentId: 'pay_1', paidAt: after }))).toBe(false);
  });
});

test('the time of the last change decides whether a subscription ended unpaid', () => {
  const paused = { status: 'paused' as const, at: new Date('2025-01-04T13:00:00Z') };
  const record = cancelled({ paymentId: 'pay_1', paidAt: before });
  const [ordered, ended] = record.history;
  expect(endedUnpaid({ ...record, history: [ordered, paused, ended] as Paid['history'] })).toBe(false);
});

describe('the payments to refund', () => {
  test('are those in addition to the one that paid for the box', () => {
    const payment = { paymentId: 'pay_1', paidAt: before, duplicatePayments: ['pay_2', 'pay_3'] };
    expect(paymentsToRefund(active(payment))).toEqual(['pay_2', 'pay_3']);
    expect(paymentsToRefund(cancelled(payment))).toEqual(['pay_2', 'pay_3']);
  });

  test('are all of them when the subscription had been cancelled before the payment', () => {
    const payment = { paymentId: 'pay_1', paidAt: after, duplicatePayments: ['pay_2'] };
    expect(paymentsToRefund(cancelled(payment))).toEqual(['pay_1', 'pay_2']);
  });

  test('are all of them when it was cancelled before the first box left', () => {
    const payment = { paymentId: 'pay_1', paidAt: before, duplicatePayments: ['pay_2'] };
    const unsent = (different?: object) =>
      cancelled({ ...payment, ...different }, new Date('2025-01-04T12:00:00Z'));
    expect(endedUnpaid(unsent())).toBe(false);
    expect(paymentsToRefund(unsent())).toEqual(['pay_1', 'pay_2']);
    expect(paymentsToRefund(unsent({ refunded: ['pay_1'] }))).toEqual(['pay_2']);
  });

  test('exclude the one for a box that leaves on the day of the cancellation', () => {
    const ordered = cancelled({ paymentId: 'pay_1', paidAt: before }, new Date('2025-01-04T12:00:00Z'));
    const [arrival] = ordered.history;
    const ended = { status: 'cancelled' as const, at: new Date('2025-01-15T00:00:00+05:30') };
    expect(paymentsToRefund({ ...ordered, history: [arrival, ended] as Paid['history'] })).toEqual([]);
  });

  test('are none without a payment, and exclude those that were already refunded', () => {
    expect(paymentsToRefund(cancelled())).toEqual([]);
    expect(paymentsToRefund(cancelled({}))).toStrictEqual([]);
    expect(paymentsToRefund(cancelled({ duplicatePayments: ['pay_2'] }))).toStrictEqual(['pay_2']);
    expect(paymentsToRefund(active({ paymentId: 'pay_1', paidAt: before }))).toEqual([]);
    const payment = { paymentId: 'pay_1', paidAt: after, duplicatePayments: ['pay_2'], refunded: ['pay_1'] };
    expect(paymentsToRefund(cancelled(payment))).toEqual(['pay_2']);
  });
});

describe('a first box has left unpaid', () => {
  const LEAVES = new Date('2025-01-15T00:00:00+05:30');
  const order = (payment: object, status = 'active') =>
    ({
      status,
      createdAt: NOON,
      history: [{ status: 'active', at: NOON }, ...(status === 'active' ? [] : [{ status, at: after }])],
      payment,
    }) as Paid;

  test('when its day begins in India', () => {
    for (const state of ['unpaid', 'failed']) {
      expect(hasLeftUnpaid(order({ state }), new Date(LEAVES.getTime() - 1))).toBe(false);
      expect(hasLeftUnpaid(order({ state }), LEAVES)).toBe(true);
    }
  });

  test('but not when it was paid, the bank has approved the payment, or a pause stops the box', () => {
    for (const state of ['paid', 'refunded']) expect(hasLeftUnpaid(order({ state }), LEAVES)).toBe(false);
    const authorized = { paymentId: 'pay_1', since: new Date(LEAVES.getTime() - 1) };
    expect(hasLeftUnpaid(order({ state: 'unpaid', authorized }), LEAVES)).toBe(false);
    expect(hasLeftUnpaid(order({ state: 'unpaid' }, 'paused'), LEAVES)).toBe(false);
  });

  test('when an approved payment has had no event for longer than Razorpay holds it', () => {
    const since = new Date('2025-01-14T12:00:00Z');
    const approved = order({ state: 'unpaid', authorized: { paymentId: 'pay_1', since } });
    const end = since.getTime() + 6 * 24 * 60 * 60_000;
    expect(hasLeftUnpaid(approved, new Date(end - 1))).toBe(false);
    expect(hasLeftUnpaid(approved, new Date(end))).toBe(true);
  });
});

describe('the first box after a payment', () => {
  const at = new Date('2025-01-05T10:00:00Z');
  const paid = { state: 'paid', paymentId: 'A' } as const;
  const known = { state: 'refunded', paymentId: 'A', refunded: ['A'] } as const;

  test.each<[string, Partial<Payment>, object | undefined]>([
    ['unpaid', { state: 'unpaid' }, { set: { state: 'paid', paymentId: 'B', paidAt: at }, outcome: 'paid' }],
    ['failed', { state: 'failed' }, { set: { state: 'paid', paymentId: 'B', paidAt: at }, outcome: 'paid' }],
    [
      'refunded',
      { ...known, refunded: ['A'] },
      { set: { state: 'paid', paymentId: 'B', paidAt: at }, outcome: 'paid' },
    ],
    ['paid by another', paid, { set: { duplicatePayments: ['B'] }, outcome: 'duplicate' }],
    ['paid by it', { state: 'paid', paymentId: 'B' }, undefined],
    ['paid, and it is a known duplicate', { ...paid, duplicatePayments: ['B'] }, undefined],
    [
      'refunded, and it is still to be refunded',
      { ...known, refunded: ['A'], duplicatePayments: ['B'] },
      undefined,
    ],
    ['refunded by it', { state: 'refunded', paymentId: 'B', refunded: ['B'] }, undefined],
    [
      'unpaid, and it was refunded',
      { state: 'unpaid', refunded: ['B'] },
      { set: { state: 'refunded', paymentId: 'B', paidAt: at }, outcome: 'refunded' },
    ],
    ['paid by another, and it was refunded', { ...paid, refunded: ['B'] }, undefined],
  ])('that is captured while the box is %s', (_case, payment, expected) => {
    expect(afterCapture({ state: 'unpaid', amount: 400_000, ...payment }, 'B', at)).toEqual(expected);
  });

  test.each<[string, Partial<Payment>, 'active' | 'cancelled', object | undefined]>([
    ['unpaid', { state: 'unpaid' }, 'active', { set: { refunded: ['A'] } }],
    [
      'unpaid, after the payer was told that the bank approved it',
      { state: 'unpaid', authorized: { paymentId: 'A', since: new Date() } },
      'active',
      { set: { refunded: ['A'] }, outcome: 'refunded' },
    ],
    [
      'unpaid, while another payment is approved',
      { state: 'unpaid', authorized: { paymentId: 'B', since: new Date() } },
      'active',
      { set: { refunded: ['A'] } },
    ],
    ['paid by another', { state: 'paid', paymentId: 'B' }, 'active', { set: { refunded: ['A'] } }],
    [
      'paid by another, which it duplicates',
      { state: 'paid', paymentId: 'B', duplicatePayments: ['A'] },
      'active',
      { set: { refunded: ['A'] }, outcome: 'duplicate-refunded' },
    ],
    ['paid by it', paid, 'active', { set: { state: 'refunded', refunded: ['A'] }, outcome: 'refunded' }],
    ['known to be refunded', { ...known, refunded: ['A'] }, 'active', undefined],
    [
      'paid by it in addition to another',
      { ...paid, duplicatePayments: ['B', 'C'] },
      'active',
      { set: { paymentId: 'B', duplicatePayments: ['C'], refunded: ['A'] }, outcome: 'replaced' },
    ],
    [
      'paid by it in addition to another that was refunded',
      { ...paid, duplicatePayments: ['B'], refunded: ['B'] },
      'active',
      { set: { state: 'refunded', refunded: ['B', 'A'] }, outcome: 'refunded' },
    ],
    [
      'paid by it in addition to another, and cancelled',
      { ...paid, duplicatePayments: ['B'] },
      'cancelled',
      { set: { state: 'refunded', refunded: ['A'] }, outcome: 'refunded' },
    ],
  ])('that is refunded while the box is %s', (_case, payment, status, expected) => {
    const record = {
      status,
      history: [],
      payment: { state: 'unpaid', amount: 400_000, ...payment } as Payment,
    };
    expect(afterRefund(record, 'A')).toEqual(expected);
  });
});
