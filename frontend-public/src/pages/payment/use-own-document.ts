import { splitLocale } from 'frontend-shared/locale';
import { PAYMENT_PATH } from 'frontend-shared/public-pages';
import { useEffect, useRef } from 'react';
import { documentPath, reloadDocument } from '../../documents';

const isHere = (path: string) => splitLocale(path.toLowerCase().replace(/\/+$/, '')).path === PAYMENT_PATH;

/**
 * The payment page runs in a document of its own, whose content policy admits Razorpay's checkout. Whoever comes or
 * leaves by a link inside the site, or by the way back, gets a new document with the policy of its address.
 *
 * @param onLeave called before that of another page is fetched
 */
export function useOwnDocument(onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    const path = documentPath();
    if (path !== undefined && !isHere(path)) reloadDocument();
    return () => {
      if (isHere(window.location.pathname)) return;
      leave.current();
      reloadDocument();
    };
  }, []);
}
