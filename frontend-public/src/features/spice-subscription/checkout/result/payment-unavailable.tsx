import '../../../../forms/notices/receipt-panel.css';
import type { components } from 'frontend-shared/api/types.generated';
import { formatRupees, localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { LinkButton } from 'frontend-shared/ui/button';
import type { SpiceFormMessages } from '../../../../content/en/spice-club';
import { ReferenceNumber } from '../../../../forms/notices/reference-number';
import type { RefundState } from '../stored-payment';
import { useResultHeading } from './use-result-heading';

interface PaymentUnavailableProps {
  messages: SpiceFormMessages;
  why: 'gone' | RefundState;
  receipt: components['schemas']['SubscriptionReceipt'];
}

/** An order that was cancelled, erased or refunded and cannot be paid online any more. Takes the focus. */
export function PaymentUnavailable({ messages: { online, result }, why, receipt }: PaymentUnavailableProps) {
  const locale = useLocale();
  const heading = useResultHeading();
  const { title, text } = online[why];
  return (
    <section className="pu-receipt" aria-labelledby="spice-gone-title">
      <h2 className="pu-receipt__title cf-h3" id="spice-gone-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text(formatRupees(receipt.total))}</p>
      <ReferenceNumber text={receipt.reference} />
      <div className="pu-receipt__buttons">
        <LinkButton to={localePath(locale, '/track')}>{result.track}</LinkButton>
        <LinkButton look="secondary" to={localePath(locale, '/monthly-spice-subscription')}>
          {online.toClub}
        </LinkButton>
      </div>
    </section>
  );
}
