/** Has the browser say how the page was loaded; the test environment has no such entry. */
export function loadedBy(type: 'navigate' | 'reload' | 'back_forward'): void {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
}
