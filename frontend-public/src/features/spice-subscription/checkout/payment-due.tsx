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
 * In place of the wizard while an order of this tab waits to be paid, so that nobody orders it a second time. Whether it is
 * paid after all, and how else it can be, is the payment page's business: it asks the server.
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
