import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { formatDate, formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { TrackingMessages } from '../../content/en/track';
import type { TrackedRecord } from './use-opened-record';

const combos = fieldRules.subscription.combo.values;

interface SubscriptionFactsProps {
  record: TrackedRecord;
  messages: TrackingMessages;
}

/** What a subscription brings, costs, and when it comes next, as account rows. While no box comes, nothing is to be paid. */
export function SubscriptionFacts({ record: { status, facts }, messages }: SubscriptionFactsProps) {
  const locale = useLocale();
  const { facts: names } = messages;
  const { nextDelivery } = facts;
  const payment = paymentOf(facts, status);
  const combo = combos.find((name) => name === facts.combo);
  const rows: Array<readonly [string, string]> = [
    [names.box, `${combo ? names.combos[combo] : facts.combo} × ${facts.quantity}`],
    ...(status === 'active' ? ([[names.total, formatRupees(Number(facts.total))]] as const) : []),
    ...(payment === undefined ? [] : ([[names.payment, names[payment]]] as const)),
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

/** What is not paid online is paid on delivery; while no box comes, only what was paid or refunded is said. */
function paymentOf(
  { paymentMethod, payment }: TrackedRecord['facts'],
  status: string,
): 'cod' | 'paid' | 'unpaid' | 'refunded' | 'refundedInTheEnd' | undefined {
  const isActive = status === 'active';
  if (payment === 'paid') return 'paid';
  if (payment === 'refunded') return isActive ? 'refunded' : 'refundedInTheEnd';
  if (!isActive) return undefined;
  return paymentMethod === 'cod' ? 'cod' : 'unpaid';
}
