import { useLayoutEffect, useState } from 'react';
import { clearSettledPayment, loadPayment, usePayment } from './payment-store';
import type { StoredPayment } from './stored-payment';

interface StoredPaymentState {
  /** Undefined until session storage has been read. */
  payment: StoredPayment | null | undefined;
  /** Incremented when the page is restored from the back/forward cache, where its state may be outdated. */
  visit: number;
}

/**
 * The payment of this tab, read on load and when the page is restored from the back/forward cache.
 * @param keepsSettled whether settled payments are included: on the payment page, which shows them even after a reload;
 *   elsewhere they are removed
 */
export function useStoredPayment(keepsSettled: boolean): StoredPaymentState {
  const { payment } = usePayment();
  const [visit, setVisit] = useState(0);
  useLayoutEffect(() => {
    const load = () => {
      loadPayment();
      if (!keepsSettled) clearSettledPayment();
    };
    // Only the first time: later the store is newer than session storage, which may be disabled.
    if (usePayment.getState().payment === undefined) load();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      load();
      setVisit((before) => before + 1);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [keepsSettled]);
  return { payment, visit };
}
