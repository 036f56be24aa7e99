import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { SpiceFormMessages } from '../../../../content/en/spice-club';
import type { SettledOrder } from '../stored-payment';
import { OrderPlaced } from './order-placed';
import { PaymentUnavailable } from './payment-unavailable';

interface PaymentResultProps {
  messages: SpiceFormMessages;
  site: SiteConfig;
  payment: SettledOrder;
  onAnother: () => void;
}

/** How an order that was to be paid online ended: paid, to be paid in cash after all, refunded, or not to be paid any more. */
export function PaymentResult({ messages, site, payment, onAnother }: PaymentResultProps) {
  const { receipt, state } = payment;
  if (state === 'gone' || state === 'refunded') {
    return <PaymentUnavailable messages={messages} why={state} receipt={receipt} />;
  }
  return (
    <OrderPlaced
      messages={messages}
      site={site}
      receipt={receipt}
      box={payment}
      paid={state === 'paid'}
      onAnother={onAnother}
    />
  );
}
