import { localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { PAYMENT_PATH } from 'frontend-shared/routing/public-pages';
import { Button } from 'frontend-shared/ui/button';
import { useEffect, useRef } from 'react';
import type { SpiceFormMessages } from '../../../content/en/spice-club';
import { ReferenceNumber } from '../../../forms/notices/reference-number';
import { openDocument } from '../../../routing/documents';
import type { AwaitingConfirmation, OpenPayment } from './stored-payment';

interface PaymentDueProps {
  messages: SpiceFormMessages;
  payment: OpenPayment | AwaitingConfirmation;
}

/**
 * Replaces the wizard while this tab has an unpaid order, so that it is not ordered twice. The payment page asks the
 * server for the status and offers other ways to pay.
 */
export function PaymentDue({ messages, payment }: PaymentDueProps) {
  const locale = useLocale();
  const { online } = messages;
  const returned = payment.state === 'returned';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="pu-receipt" aria-labelledby="spice-due-title">
      <h2 className="pu-receipt__title cf-h3" id="spice-due-title" ref={heading} tabIndex={-1}>
        {returned ? online.problems.unconfirmed.title : online.due}
      </h2>
      <p>{returned ? online.problems.unconfirmed.text : online.stored}</p>
      <ReferenceNumber text={payment.receipt.reference} />
      <div className="pu-receipt__buttons">
        <Button onClick={() => openDocument(localePath(locale, PAYMENT_PATH))}>{online.toPayment}</Button>
      </div>
    </section>
  );
}
