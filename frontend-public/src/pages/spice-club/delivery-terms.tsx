import './delivery-terms.css';
import { formatNumber } from 'frontend-shared/i18n/locale';
import type { SpiceClubMessages } from '../../content/en/spice-club';
import { figures } from '../../content/figures';

/** Delivery day, quantity, shipping and cancellation. */
export function DeliveryTerms({ messages }: { messages: SpiceClubMessages['delivery'] }) {
  const { deliveryDay, lastOrderDay, quantity } = figures.spice;
  const rows = [
    [messages.day, messages.dayValue(formatNumber(deliveryDay.value))],
    [messages.late(formatNumber(lastOrderDay.value)), messages.lateValue],
    [messages.most, messages.mostValue(formatNumber(quantity.to.value))],
    [messages.shipping, messages.shippingValue],
    [messages.cancel, messages.cancelValue],
  ];
  return (
    <section className="pu-spice__part" aria-labelledby="delivery-title">
      <h2 className="cf-h3" id="delivery-title">
        {messages.title}
      </h2>
      <dl className="pu-delivery">
        {rows.map(([term, value]) => (
          <div key={term} className="pu-delivery__row">
            <dt>{term}</dt>
            <dd className="cf-number">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
