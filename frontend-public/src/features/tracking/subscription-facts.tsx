import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { formatDate, formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { TrackingMessages } from '../../content/en/track';
import type { TrackedRecord } from './use-opened-record';

const combos = fieldRules.subscription.combo.values;

type PaymentTexts = Pick<
  TrackingMessages['facts'],
  | 'cod'
  | 'authorized'
  | 'authorizedInTheEnd'
  | 'paid'
  | 'paidInTheEnd'
  | 'unpaid'
  | 'refunded'
  | 'refundedInTheEnd'
>;

interface SubscriptionFactsProps {
  record: TrackedRecord;
  messages: TrackingMessages;
}

/** Contents, price and next delivery of a subscription. While there are no deliveries, no price is shown. */
export function SubscriptionFacts({ record: { status, facts }, messages }: SubscriptionFactsProps) {
  const locale = useLocale();
  const { facts: names } = messages;
  const { nextDelivery, refund } = facts;
  const lastBox = lastBoxIn(facts, names, locale);
  const payment = paymentOf(facts, status);
  const combo = combos.find((name) => name === facts.combo);
  const rows: Array<readonly [string, string]> = [
    [names.box, `${combo ? names.combos[combo] : facts.combo} × ${facts.quantity}`],
    ...(status === 'active' ? ([[names.total, formatRupees(Number(facts.total))]] as const) : []),
    ...(payment === undefined ? [] : ([[names.payment, names[payment]]] as const)),
    ...(typeof refund === 'number' ? ([[names.refund, formatRupees(refund)]] as const) : []),
    ...(lastBox === undefined ? [] : ([[names.lastBox, lastBox]] as const)),
    [names.next, typeof nextDelivery === 'string' ? formatDate(nextDelivery, locale) : names.noDelivery],
  ];
  return (
    <dl className="pu-record__facts">
      {rows.map(([name, value]) => (
        <div key={name} className="pu-record__fact">
          <dt>{name}</dt>
          <dd className="cf-number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A box that was sent on the day of a pause or cancellation is still delivered. */
function lastBoxIn(
  { lastBox, lastBoxCash }: TrackedRecord['facts'],
  names: TrackingMessages['facts'],
  locale: Locale,
): string | undefined {
  if (typeof lastBox !== 'string') return undefined;
  const day = formatDate(lastBox, locale);
  if (lastBoxCash === 0) return names.lastBoxPaid(day);
  return names.lastBoxInCash(day, formatRupees(Number(lastBoxCash)));
}

/**
 * Unless paid online, boxes are paid on delivery; while there are no deliveries, only payments in progress, past ones and
 * refunds are shown.
 */
function paymentOf(
  { paymentMethod, payment }: TrackedRecord['facts'],
  status: string,
): keyof PaymentTexts | undefined {
  const isActive = status === 'active';
  const isCancelled = status === 'cancelled';
  if (payment === 'authorized') return isCancelled ? 'authorizedInTheEnd' : 'authorized';
  if (payment === 'paid') return isCancelled ? 'paidInTheEnd' : 'paid';
  if (payment === 'refunded') return isActive ? 'refunded' : 'refundedInTheEnd';
  if (!isActive) return undefined;
  return paymentMethod === 'cod' ? 'cod' : 'unpaid';
}
