import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { SpiceFormWords } from '../../../../content/en/spice-club';
import type { SettledOrder } from '../stored-payment';
import { OrderPlaced } from './order-placed';
import { PaymentGone } from './payment-gone';

interface PaymentResultProps {
  words: SpiceFormWords;
  site: SiteConfig;
  payment: SettledOrder;
  onAnother: () => void;
}

/** How an order that was to be paid online ended: paid, to be paid in cash after all, or not to be paid any more. */
export function PaymentResult({ words, site, payment, onAnother }: PaymentResultProps) {
  const { receipt, state } = payment;
  if (state === 'gone') return <PaymentGone words={words} receipt={receipt} />;
  return (
    <OrderPlaced
      words={words}
      site={site}
      receipt={receipt}
      box={payment}
      paid={state === 'paid'}
      onAnother={onAnother}
    />
  );
}
