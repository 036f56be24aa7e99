import { useEffect } from 'react';

/** Asks for confirmation before the page is reloaded or closed while it shows unsent text, which would be lost. */
export function useConfirmUnload(text: string): void {
  const wouldBeLost = text.trim() !== '';
  useEffect(() => {
    if (!wouldBeLost) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // Browsers also send the event for such a link, which leaves the page as it is.
      if (!document.activeElement?.matches('a[href^="tel:"], a[href^="mailto:"]')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldBeLost]);
}
