import { localePath, splitLocale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { PAYMENT_PATH } from 'frontend-shared/routing/public-pages';
import { useEffect } from 'react';
import { openDocument } from '../../documents';
import { cleanValues } from '../../forms/clean-value';
import type { KeptPayment } from './kept-payment';
import { handOver, leavePayment, usePayment } from './open-payment';
import { subscription } from './spice-subscription';
import { useKeptPayment } from './use-kept-payment';

type Filed = ReturnType<typeof subscription.use.getState>['filed'];

/**
 * Takes an order that is to be paid online to the page where that is done.
 * @returns the order of this tab that waits there, or that turned out to be paid on delivery
 */
export function useHandOver(filed: Filed): KeptPayment | null {
  const locale = useLocale();
  const { payment } = useKeptPayment(false);
  useEffect(() => {
    const { path } = splitLocale(window.location.pathname);
    return () => {
      if (splitLocale(window.location.pathname).path !== path) leavePayment();
    };
  }, []);
  useEffect(() => {
    if (!filed) return;
    const { answer, values } = filed;
    if (!answer.order || !answer.razorpayKey) return;
    const { name, email, mobile, combo, quantity } = cleanValues(subscription.plan, values);
    handOver({
      key: answer.razorpayKey,
      order: answer.order,
      receipt: answer.data,
      combo,
      quantity,
      payer: { name, email, mobile },
    });
    subscription.startAnother();
    if (usePayment.getState().payment?.state === 'open') openDocument(localePath(locale, PAYMENT_PATH));
  }, [filed, locale]);
  return payment ?? null;
}
