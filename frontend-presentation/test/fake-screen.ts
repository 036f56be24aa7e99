/** A fake of `navigator.wakeLock`, which jsdom lacks. */
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
    /** Number of held wake locks. */
    held: () => held.size,
    /** Releases all wake locks, as browsers do when the page is hidden. */
    releaseAll: () => held.clear(),
    refuse: () => {
      isRefused = true;
    },
    remove: () => {
      held.clear();
      Reflect.deleteProperty(navigator, 'wakeLock');
    },
  };
}

/** Makes the tab visible or hidden. */
export function showPage(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
