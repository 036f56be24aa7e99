import { useEffect } from 'react';

/** Asks for confirmation before the page is reloaded or closed while it shows unsent text, which would be lost. */
export function useConfirmUnload(text: string): void {
  const wouldBeLost = text.trim() !== '';
  useEffect(() => {
    if (!wouldBeLost) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldBeLost]);
}
