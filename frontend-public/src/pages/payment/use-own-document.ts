import { splitLocale } from 'frontend-shared/i18n/locale';
import { PAYMENT_PATH } from 'frontend-shared/routing/public-pages';
import { useEffect, useRef } from 'react';
import { documentPath, openDocument, renewDocument } from '../../routing/documents';

const isHere = (path: string) => splitLocale(path.toLowerCase().replace(/\/+$/, '')).path === PAYMENT_PATH;

/**
 * The payment page runs in a document of its own, whose content policy admits Razorpay's checkout. A link to another page
 * opens that in a document of its own; whoever comes or leaves in another way inside the site gets a new one, and sees
 * nothing until it is there.
 *
 * @param onLeave called before that of another page is fetched
 */
export function useOwnDocument(onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    const path = documentPath();
    if (path !== undefined && !isHere(path)) renewDocument();
    // Before the router, which would draw the other page in this document.
    const follow = (event: MouseEvent) => {
      const address = addressFollowed(event);
      if (address?.origin !== window.location.origin || isHere(address.pathname)) return;
      event.preventDefault();
      leave.current();
      openDocument(address.href);
    };
    window.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('click', follow, true);
      if (isHere(window.location.pathname)) return;
      leave.current();
      renewDocument();
    };
  }, []);
}

/** Where a click leads in this tab; presses that open another tab or fetch a file are left to the browser. */
function addressFollowed(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const here = link && ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return here && URL.canParse(link.href) ? new URL(link.href) : undefined;
}
