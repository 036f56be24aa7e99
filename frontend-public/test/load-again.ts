/** How a browser comes to a page, by the words of its navigation timing. */
type Coming = 'navigate' | 'reload' | 'back_forward';

/** The page on screen is one that the browser came to in this way, at the address where it is. */
export function cameBy(type: Coming, address = window.location.href): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: (kind: string) => (kind === 'navigation' ? [{ type, name: address }] : []),
  });
}

/** The page goes with all it had in memory and is loaded once more; what the tab keeps stays. */
export function loadAgain(form: { leave(): void }, by: Coming = 'reload'): void {
  const kept = { ...sessionStorage };
  form.leave();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, String(text));
  cameBy(by);
}
