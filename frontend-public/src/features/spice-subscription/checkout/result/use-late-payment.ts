import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect } from 'react';
import { checkPaymentStatus } from '../payment-requests';
import type { SettledOrder } from '../stored-payment';

/**
 * Asks the server about an order that was switched to cash, on load and whenever the page is shown again: a payment that
 * the bank approves late must not be asked for a second time at the door.
 */
export function useLatePayment({ orderId }: SettledOrder): void {
  const locale = useLocale();
  useEffect(() => {
    if (orderId === undefined) return;
    const check = () => {
      if (document.visibilityState === 'visible') void checkPaymentStatus(orderId, locale);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [orderId, locale]);
}
