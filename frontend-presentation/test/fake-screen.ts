/** `navigator.wakeLock` as browsers have it, and jsdom has not. */
export function installFakeWakeLock() {
  const held = new Set<object>();
  let isRefused = false;
  const request = async () => {
    if (isRefused) throw new DOMException('The battery is low.', 'NotAllowedError');
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return {
    /** How many locks keep the screen awake now. */
    held: () => held.size,
    /** What browsers do when the page is hidden. */
    letGo: () => held.clear(),
    refuse: () => {
      isRefused = true;
    },
    remove: () => {
      held.clear();
      Reflect.deleteProperty(navigator, 'wakeLock');
    },
  };
}

/** The tab comes to the front, or goes to the back. */
export function showPage(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
