import { localePath } from 'frontend-shared/locale';
import { useLocale } from 'frontend-shared/locale-context';
import { PAYMENT_PATH } from 'frontend-shared/public-pages';
import { Button } from 'frontend-shared/ui/button';
import { useEffect, useRef } from 'react';
import type { SpiceFormWords } from '../../content/en/spice-club';
import { openDocument } from '../../documents';
import { ReferenceNumber } from '../../forms/reference-number';
import { notePayment, type OpenPayment } from './open-payment';

/** In place of the wizard while an order of this tab waits to be paid, so that nobody orders it a second time. */
export function PaymentDue({ words, payment }: { words: SpiceFormWords; payment: OpenPayment }) {
  const locale = useLocale();
  const { online } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="pu-receipt" aria-labelledby="spice-due-title">
      <h2 className="pu-receipt__title cf-h3" id="spice-due-title" ref={heading} tabIndex={-1}>
        {online.due}
      </h2>
      <p>{online.stored}</p>
      <ReferenceNumber text={payment.receipt.reference} />
      <div className="pu-receipt__buttons">
        <Button onClick={() => openDocument(localePath(locale, PAYMENT_PATH))}>{online.toPayment}</Button>
        <Button look="secondary" onClick={() => notePayment({ state: 'onDelivery' })}>
          {online.onDelivery}
        </Button>
      </div>
    </section>
  );
}
