import type { MailEffect } from '../effects/pending-effect.js';
import type { RazorpayGateway } from '../payments/razorpay-gateway.js';
import type { HistoryEntry } from '../submissions/record/submission-record.js';
import type { DeliveryRepository } from './deliveries/delivery.repository.js';
import type { PinCodeChanges } from './deliveries/totals/pin-code-changes.js';
import type { SubscriptionRepository } from './subscription.repository.js';
import type { Subscription } from './subscription.schema.js';
import { nextBoxDayOf, SubscriptionKind } from './subscription-kind.js';
import type { SubscriptionStatus } from './subscription-status.js';

const india = (text: string) => new Date(`${text}+05:30`);

const newKind = () =>
  new SubscriptionKind(
    {} as SubscriptionRepository,
    {} as DeliveryRepository,
    {} as PinCodeChanges,
    {} as RazorpayGateway,
  );

type Step = [SubscriptionStatus | 'active again by undo', string];

/** A subscriber with a box every month since January. */
function subscriberSinceJanuary(...steps: Step[]): Subscription {
  const begun = india('2026-01-05T10:00:00');
  const later = steps.map(
    ([step, at]): HistoryEntry<SubscriptionStatus> =>
      step === 'active again by undo'
        ? { status: 'active', at: india(at), undo: true }
        : { status: step, at: india(at) },
  );
  const history: HistoryEntry<SubscriptionStatus>[] = [{ status: 'active', at: begun }, ...later];
  // The next box depends only on these fields.
  return { status: history.at(-1)?.status, createdAt: begun, history } as Subscription;
}

describe('the next box of a subscriber', () => {
  test.each<[string, Step[], string, string]>([
    [
      'comes this month when a pause of the 12th is undone',
      [
        ['paused', '2026-11-12T10:00:00'],
        ['active again by undo', '2026-11-12T10:00:05'],
      ],
      '2026-11-12T10:01:00',
      '2026-11-15',
    ],
    [
      'comes this month when the 10th ended between a pause and its undo',
      [
        ['paused', '2026-11-10T23:59:58'],
        ['active again by undo', '2026-11-11T00:00:03'],
      ],
      '2026-11-11T00:01:00',
      '2026-11-15',
    ],
    [
      'comes this month after a pause between the 11th and the 14th',
      [
        ['paused', '2026-11-11T10:00:00'],
        ['active', '2026-11-14T23:00:00'],
      ],
      '2026-11-14T23:30:00',
      '2026-11-15',
    ],
    [
      'comes next month when the pause lasted into the 15th',
      [
        ['paused', '2026-11-12T10:00:00'],
        ['active', '2026-11-15T09:00:00'],
      ],
      '2026-11-15T09:01:00',
      '2026-12-15',
    ],
    [
      'comes next month when orders were counted during the pause',
      [
        ['paused', '2026-11-03T10:00:00'],
        ['active', '2026-11-12T10:00:00'],
      ],
      '2026-11-12T10:01:00',
      '2026-12-15',
    ],
    [
      'comes this month when the pause was over by the 10th',
      [
        ['paused', '2026-09-20T10:00:00'],
        ['active', '2026-11-10T10:00:00'],
      ],
      '2026-11-12T10:00:00',
      '2026-11-15',
    ],
    [
      'depends on the last of several pauses',
      [
        ['paused', '2026-11-02T10:00:00'],
        ['active', '2026-11-11T10:00:00'],
        ['paused', '2026-11-12T10:00:00'],
        ['active', '2026-11-12T10:01:00'],
      ],
      '2026-11-12T10:02:00',
      '2026-12-15',
    ],
  ])('%s', (_rule, steps, now, delivery) => {
    expect(nextBoxDayOf(subscriberSinceJanuary(...steps), india(now))).toBe(delivery);
  });
});

describe('a mail about a subscription', () => {
  afterEach(() => jest.useRealTimers());
  const kind = newKind();
  const deliveryIn = (content: object) =>
    kind.composeMail(subscriberSinceJanuary(), { key: 'k', content } as MailEffect)?.params;

  test.each([
    ['confirms the order', {}],
    ['announces its resumption', { status: 'active' }],
  ])('that %s names a day in the future, however long it was held', (_what, content) => {
    jest.useFakeTimers({ now: india('2026-03-20T10:00:00') });
    expect(deliveryIn(content)).toMatchObject({ delivery: '2026-04-15' });
  });

  test('that confirms an order which was paid meanwhile says so, also when it waited in the outbox', () => {
    const paidAt = india('2026-01-06T10:00:00');
    const payment = { state: 'paid', amount: 400_000, paymentId: 'pay_1', paidAt } as const;
    const paid: Subscription = { ...subscriberSinceJanuary(), paymentMethod: 'razorpay', payment };
    const unpaid: Subscription = { ...paid, payment: { state: 'unpaid', amount: 400_000 } };
    for (const [record, firstBoxPaid] of [
      [paid, true],
      [unpaid, false],
    ] as const) {
      expect(kind.composeMail(record, { key: 'k', content: {} } as MailEffect).params).toMatchObject({
        firstBoxPaid,
      });
      expect(
        kind.changedMailParams(record, { key: 'k:received', template: 'subscription-received' }),
      ).toMatchObject({ firstBoxPaid });
    }
  });

  test('that is cancelled on the day of a box states that this box still comes', () => {
    const cancelledAt = (at: string) =>
      kind.composeMail({ ...subscriberSinceJanuary(['cancelled', at]), total: 4000 }, {
        key: 'k',
        content: { status: 'cancelled' },
      } as unknown as MailEffect).params;
    expect(cancelledAt('2026-03-15T09:00:00')).toMatchObject({ lastBox: { day: '2026-03-15', cash: 4000 } });
    expect(cancelledAt('2026-03-14T23:59:59')).not.toHaveProperty('lastBox');
  });
});

test('a subscriber who cancelled before a paid box left sees the refund', () => {
  const kind = newKind();
  const paidAt = india('2026-01-06T10:00:00');
  const payment = { state: 'paid', amount: 400_000, paymentId: 'pay_1', paidAt } as const;
  const shown = (at: string) =>
    kind.publicFields({ ...subscriberSinceJanuary(['cancelled', at]), payment, total: 4000 });
  expect(shown('2026-01-14T23:59:59')).toMatchObject({ payment: 'paid', refund: 4000 });
  const afterBox = shown('2026-01-15T10:00:00');
  expect(afterBox).toMatchObject({ lastBox: '2026-01-15', lastBoxCash: 0 });
  expect(afterBox).not.toHaveProperty('refund');
});

test('a subscriber who paid twice sees that one payment is refunded, and after a cancellation both', () => {
  const kind = newKind();
  const paidAt = india('2026-01-06T10:00:00');
  const payment = { state: 'paid', amount: 400_000, paymentId: 'pay_1', paidAt } as const;
  const shown = (record: Subscription, refunded: string[] = []) =>
    kind.publicFields({ ...record, payment: { ...payment, duplicatePayments: ['pay_2'], refunded } });
  expect(shown(subscriberSinceJanuary())).toMatchObject({ payment: 'paid', refund: 4000 });
  expect(shown(subscriberSinceJanuary(), ['pay_2'])).not.toHaveProperty('refund');
  const cancelled = subscriberSinceJanuary(['cancelled', '2026-01-08T10:00:00']);
  expect(shown(cancelled)).toMatchObject({ refund: 8000 });
  expect(shown(cancelled, ['pay_1'])).toMatchObject({ refund: 4000 });
});
