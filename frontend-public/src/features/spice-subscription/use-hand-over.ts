import { localePath, splitLocale } from 'frontend-shared/locale';
import { useLocale } from 'frontend-shared/locale-context';
import { PAYMENT_PATH } from 'frontend-shared/public-pages';
import { useEffect, useLayoutEffect } from 'react';
import { openDocument } from '../../documents';
import { cleanValues } from '../../forms/clean-value';
import {
  forgetPayment,
  handOver,
  leavePayment,
  type OpenPayment,
  recallPayment,
  usePayment,
} from './open-payment';
import { subscription } from './spice-subscription';

type Filed = ReturnType<typeof subscription.use.getState>['filed'];

/**
 * Takes an order that is to be paid online to the page where that is done.
 * @returns the order of this tab that waits there, or that turned out to be paid on delivery
 */
export function useHandOver(filed: Filed): OpenPayment | null {
  const locale = useLocale();
  const { payment } = usePayment();
  useLayoutEffect(() => {
    recallPayment();
    // Its result was shown on its own page.
    if (usePayment.getState().payment?.state === 'paid') forgetPayment();
    // The way back may bring this page as it was left, before it was paid.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && recallPayment();
    window.addEventListener('pageshow', shown);
    const { path } = splitLocale(window.location.pathname);
    return () => {
      window.removeEventListener('pageshow', shown);
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
      state: 'open',
    });
    subscription.startAnother();
    if (usePayment.getState().payment?.state === 'open') openDocument(localePath(locale, PAYMENT_PATH));
  }, [filed, locale]);
  return payment ?? null;
}
