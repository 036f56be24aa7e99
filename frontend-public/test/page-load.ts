/** Type of a page load, as in the browser's navigation timing. */
type NavigationType = 'navigate' | 'reload' | 'back_forward';

/** Sets how the current page was loaded. */
export function setNavigationType(type: NavigationType, address = window.location.href): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: (kind: string) => (kind === 'navigation' ? [{ type, name: address }] : []),
  });
}

/** Simulates a new page load: memory is reset, session storage is kept. */
export function reloadPage(form: { leave(): void }, by: NavigationType = 'reload'): void {
  const stored = { ...sessionStorage };
  form.leave();
  // Each document has a time origin of its own.
  const timeOrigin = performance.timeOrigin + 1;
  Object.defineProperty(performance, 'timeOrigin', { configurable: true, value: timeOrigin });
  sessionStorage.clear();
  for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, String(text));
  setNavigationType(by);
}
