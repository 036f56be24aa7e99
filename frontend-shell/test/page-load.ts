/** Mocks the navigation timing entry, which jsdom does not have. */
export function loadedBy(type: 'navigate' | 'reload' | 'back_forward'): void {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
}
