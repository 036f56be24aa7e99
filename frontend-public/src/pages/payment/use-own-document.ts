import { splitLocale } from 'frontend-shared/i18n/locale';
import { parseUrl } from 'frontend-shared/routing/parse-url';
import { PAYMENT_PATH } from 'frontend-shared/routing/public-pages';
import { useEffect, useRef } from 'react';
import { documentPath, openDocument, refetchDocument } from '../../routing/documents';

const isPaymentPath = (path: string) =>
  splitLocale(path.toLowerCase().replace(/\/+$/, '')).path === PAYMENT_PATH;

/**
 * The payment page needs its own document, because only its content security policy allows Razorpay's checkout. Links
 * to other pages load a new document; entering or leaving by other client-side navigation loads the current URL again
 * and hides the page meanwhile.
 *
 * @param onLeave called before another page is loaded
 */
export function useOwnDocument(onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    const path = documentPath();
    if (path !== undefined && !isPaymentPath(path)) refetchDocument();
    // In the capture phase, before the router, which would render the other page in this document.
    const handleClick = (event: MouseEvent) => {
      const address = clickedUrl(event);
      if (address?.origin !== window.location.origin || isPaymentPath(address.pathname)) return;
      event.preventDefault();
      leave.current();
      openDocument(address.href);
    };
    window.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('click', handleClick, true);
      if (isPaymentPath(window.location.pathname)) return;
      leave.current();
      refetchDocument();
    };
  }, []);
}

/** The URL to which a click navigates this tab; undefined for clicks that open another tab or download a file. */
function clickedUrl(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const here = link && ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return here ? parseUrl(link.href) : undefined;
}
