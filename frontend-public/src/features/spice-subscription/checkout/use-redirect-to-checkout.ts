import { localePath, splitLocale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { PAYMENT_PATH } from 'frontend-shared/routing/public-pages';
import { useEffect } from 'react';
import { cleanValues } from '../../../forms/rules/clean-value';
import { openDocument } from '../../../routing/documents';
import { subscription } from '../spice-subscription';
import { clearSettledPayment, storeOpenPayment, usePayment } from './payment-store';
import type { StoredPayment } from './stored-payment';
import { useStoredPayment } from './use-stored-payment';

type Submitted = ReturnType<typeof subscription.use.getState>['submitted'];

/**
 * Redirects an order that is to be paid online to the payment page.
 * @returns this tab's order while it is unpaid, or when it is paid on delivery because storage is refused; else null
 */
export function useRedirectToCheckout(submitted: Submitted): StoredPayment | null {
  const locale = useLocale();
  const { payment } = useStoredPayment(false);
  useEffect(() => {
    const { path } = splitLocale(window.location.pathname);
    return () => {
      if (splitLocale(window.location.pathname).path !== path) clearSettledPayment();
    };
  }, []);
  useEffect(() => {
    if (!submitted) return;
    const { answer, values } = submitted;
    if (!answer.order || !answer.razorpayKey) return;
    const { name, email, mobile, combo, quantity } = cleanValues(subscription.compiled, values);
    storeOpenPayment({
      key: answer.razorpayKey,
      order: answer.order,
      receipt: answer.data,
      combo,
      quantity,
      payer: { name, email, mobile },
    });
    subscription.startAnother();
    if (usePayment.getState().payment?.state === 'open') openDocument(localePath(locale, PAYMENT_PATH));
  }, [submitted, locale]);
  return payment ?? null;
}
