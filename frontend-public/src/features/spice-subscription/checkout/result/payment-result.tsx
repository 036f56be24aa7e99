import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { SpiceFormMessages } from '../../../../content/en/spice-club';
import { isRefund, type SettledOrder } from '../stored-payment';
import { OrderPlaced } from './order-placed';
import { PaymentUnavailable } from './payment-unavailable';
import { useLatePayment } from './use-late-payment';

interface PaymentResultProps {
  messages: SpiceFormMessages;
  site: SiteConfig;
  payment: SettledOrder;
  onAnother: () => void;
}

/** The outcome of an online payment: paid, switched to cash on delivery, to be refunded, or no longer payable. */
export function PaymentResult({ messages, site, payment, onAnother }: PaymentResultProps) {
  const { receipt, state } = payment;
  useLatePayment(payment);
  if (state === 'gone' || isRefund(state)) {
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
