import './payment-step.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { LockIcon, PinIcon, RupeeIcon } from 'frontend-shared/ui/icon';
import { Tag } from 'frontend-shared/ui/tag';
import { useEffect } from 'react';
import type { SpiceFormMessages } from '../../../content/en/spice-club';
import { useFields } from '../../../forms/state/use-fields';
import { OrderAccount } from '../checkout/result/order-account';
import { subscription } from '../spice-subscription';
import { CardRadioGroup, RadioCard } from './card-radio-group';

interface PaymentStepProps {
  messages: SpiceFormMessages;
  site: SiteConfig;
  /** Goes back to the details, to change the address. */
  onChangeAddress: () => void;
}

/**
 * Step 3: cash on delivery, Razorpay where the server has keys for it, and UPI marked as coming soon; below, the
 * delivery address and the amount due.
 */
export function PaymentStep({ messages, site, onChangeAddress }: PaymentStepProps) {
  const error = useFields(subscription, messages).error('paymentMethod');
  const { cod, razorpay, upi } = messages.payments;
  const onlyCash = !site.onlinePayment;
  useEffect(() => {
    // Preselected, since it is the only option.
    if (onlyCash && subscription.use.getState().values.paymentMethod === '')
      subscription.type('paymentMethod', 'cod');
  }, [onlyCash]);
  return (
    <>
      <CardRadioGroup
        field="paymentMethod"
        legend={messages.fields.paymentMethod.label}
        hiddenLegend
        error={error}
        className="pu-pays"
      >
        <RadioCard field="paymentMethod" value="cod" first error={error} className="pu-pay">
          <span className="pu-pay__text">
            <span className="pu-pay__name">{cod.name}</span>
            <span className="cf-small cf-muted">{cod.text}</span>
          </span>
          <RupeeIcon size={28} className="pu-pay__icon" />
        </RadioCard>
        {site.onlinePayment && (
          <RadioCard field="paymentMethod" value="razorpay" first={false} error={error} className="pu-pay">
            <span className="pu-pay__text">
              <span className="pu-pay__name">{razorpay.name}</span>
              <span className="cf-small cf-muted">{razorpay.text}</span>
            </span>
            <LockIcon size={28} className="pu-pay__icon" />
          </RadioCard>
        )}
        <label className="pu-pay pu-pay--later">
          <input type="radio" className="pu-radio" name="paymentMethod" value="upi" disabled />
          <span className="pu-pay__text">
            <span className="pu-pay__name">{upi.name}</span>
            <span className="cf-small">{upi.text}</span>
          </span>
          <Tag kind="coming-soon">{upi.tag}</Tag>
        </label>
      </CardRadioGroup>
      <Address messages={messages.address} onChange={onChangeAddress} />
      <OrderAccount messages={messages} moment="ordering" />
    </>
  );
}

interface AddressProps {
  messages: SpiceFormMessages['address'];
  onChange: () => void;
}

function Address({ messages, onChange }: AddressProps) {
  const { name, address, pinCode } = subscription.use().values;
  return (
    <section className="pu-send-to" aria-label={messages.title}>
      <PinIcon size={22} className="pu-send-to__pin" />
      <p className="pu-send-to__text">
        <strong>{name}</strong>
        <span className="pu-send-to__address">{address}</span>
        <span>{messages.pin(pinCode)}</span>
      </p>
      <button type="button" className="pu-send-to__change" onClick={onChange}>
        {messages.change}
      </button>
    </section>
  );
}
