import './payment-ways.css';
import { RupeeIcon } from 'frontend-shared/ui/icon';
import { Tag } from 'frontend-shared/ui/tag';
import type { SpiceClubWords } from '../../content/en/spice-club';

/** Cash on delivery, and UPI as something that is not there yet: dashed, like bricks that are not laid. */
export function PaymentWays({ words }: { words: SpiceClubWords['payment'] }) {
  return (
    <section className="pu-spice__part" aria-labelledby="payment-title">
      <h2 className="cf-h3" id="payment-title">
        {words.title}
      </h2>
      <ul className="pu-payment">
        <li className="pu-payment__way">
          <div>
            <h3 className="pu-payment__name">{words.cash}</h3>
            <p className="cf-small">{words.cashText}</p>
          </div>
          <RupeeIcon size={28} className="pu-payment__icon" />
        </li>
        <li className="pu-payment__way pu-payment__way--later">
          <div>
            <h3 className="pu-payment__name">{words.upi}</h3>
            <p className="cf-small">{words.upiText}</p>
          </div>
          <Tag kind="coming-soon">{words.upiTag}</Tag>
        </li>
      </ul>
    </section>
  );
}
