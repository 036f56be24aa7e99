import './delivery-terms.css';
import { formatNumber } from 'frontend-shared/i18n/locale';
import type { SpiceClubWords } from '../../content/en/spice-club';
import { figures } from '../../content/figures';

/** Day of delivery, quantity, shipping and leaving, as account rows. */
export function DeliveryTerms({ words }: { words: SpiceClubWords['delivery'] }) {
  const { deliveryDay, lastOrderDay, quantity } = figures.spice;
  const rows = [
    [words.day, words.dayValue(formatNumber(deliveryDay.value))],
    [words.late(formatNumber(lastOrderDay.value)), words.lateValue],
    [words.most, words.mostValue(formatNumber(quantity.to.value))],
    [words.shipping, words.shippingValue],
    [words.cancel, words.cancelValue],
  ];
  return (
    <section className="pu-spice__part" aria-labelledby="delivery-title">
      <h2 className="cf-h3" id="delivery-title">
        {words.title}
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
