import { useLayoutEffect, useState } from 'react';
import { leavePayment, recallPayment, usePayment } from './payment-store';
import type { StoredPayment } from './stored-payment';

interface StoredPaymentOfTab {
  /** Undefined until the tab's storage was looked at. */
  payment: StoredPayment | null | undefined;
  /** Grows when the browser brings the page back as it was left: what it knew may be past. */
  visit: number;
}

/**
 * The payment of this tab, read when a document begins and when the browser brings one back.
 * @param results whether one that is settled is shown: on its own page, where a reload loses nothing; elsewhere it was shown
 */
export function useStoredPayment(results: boolean): StoredPaymentOfTab {
  const { payment } = usePayment();
  const [visit, setVisit] = useState(0);
  useLayoutEffect(() => {
    const recall = () => {
      recallPayment();
      if (!results) leavePayment();
    };
    // Later the memory knows more than a storage that may be switched off.
    if (usePayment.getState().payment === undefined) recall();
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      recall();
      setVisit((before) => before + 1);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [results]);
  return { payment, visit };
}
