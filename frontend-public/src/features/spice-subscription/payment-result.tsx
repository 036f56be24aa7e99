import type { SiteConfig } from 'frontend-shared/site-config';
import type { SpiceFormWords } from '../../content/en/spice-club';
import type { OpenPayment } from './open-payment';
import { OrderPlaced } from './order-placed';
import { basketOf } from './spice-subscription';

interface PaymentResultProps {
  words: SpiceFormWords;
  site: SiteConfig;
  payment: OpenPayment;
  onAnother: () => void;
}

/** The result of an order that was to be paid online: paid, or to be paid in cash after all. */
export function PaymentResult({ payment, ...rest }: PaymentResultProps) {
  const basket = basketOf(payment);
  if (!basket) return null;
  const { pack, quantity } = basket;
  return (
    <OrderPlaced
      {...rest}
      receipt={payment.receipt}
      pack={pack}
      quantity={quantity}
      paid={payment.state === 'paid'}
    />
  );
}
