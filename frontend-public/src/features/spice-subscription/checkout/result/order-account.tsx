import './order-account.css';
import { formatDate, formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useSyncExternalStore } from 'react';
import type { SpiceFormMessages } from '../../../../content/en/spice-club';
import { figures } from '../../../../content/figures';
import { firstDelivery } from '../../first-delivery';
import { basketOf, subscription } from '../../spice-subscription';

interface OrderAccountProps {
  messages: SpiceFormMessages;
  /** `choosing` shows the monthly price, `ordering` what is due when. */
  moment: 'choosing' | 'ordering';
}

/**
 * Price and first delivery of the order; renders nothing until a pack is chosen. The date assumes that the order is
 * placed now, so this is never prerendered.
 */
export function OrderAccount({ messages, moment }: OrderAccountProps) {
  const { account, combos } = messages;
  const locale = useLocale();
  const { values } = subscription.use();
  const firstNow = () => formatDate(firstDelivery(Date.now()), locale);
  const first = useSyncExternalStore(whenShownAgain, firstNow, firstNow);
  const basket = basketOf(values);
  if (!basket) return null;
  const day = formatNumber(figures.spice.deliveryDay.value);
  const total = formatRupees(basket.total);
  const ordering = moment === 'ordering';
  const due = values.paymentMethod === 'razorpay' ? account.payOnline : account.payOn(first);
  return (
    <section aria-label={account.title}>
      <dl className="pu-account">
        <Row name={account.times(combos[basket.pack.name].name, formatNumber(basket.quantity))}>{total}</Row>
        <Row name={account.shipping}>{account.free}</Row>
        {!ordering && <Row name={account.delivered}>{account.deliveredValue(day)}</Row>}
        <Row name={account.first}>{first}</Row>
        <Row name={ordering ? due : account.eachMonth}>{total}</Row>
      </dl>
      {!ordering && <p className="cf-small cf-muted">{account.cancel}</p>}
    </section>
  );
}

/** A tab that was left open overnight must not keep the date of the day before. */
function whenShownAgain(check: () => void): () => void {
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="pu-account__row">
      <dt>{name}</dt>
      <dd className="cf-number">{children}</dd>
    </div>
  );
}
