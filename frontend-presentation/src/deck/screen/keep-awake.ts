/**
 * Keeps the screen awake while the page is visible, if the browser supports it. Browsers release the wake lock when the
 * page is hidden, so it is requested again when the page becomes visible.
 *
 * @returns a function that ends it
 */
export function keepAwake(): () => void {
  let isActive = true;
  let lock: WakeLockSentinel | undefined;
  const request = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      // A page that is hidden and visible again during the request gets two locks.
      const superfluous = isActive ? lock : granted;
      if (isActive) lock = granted;
      await superfluous?.release();
    } catch {
      // Refused, for example on low battery: the screen then sleeps as usual.
    }
  };
  void request();
  document.addEventListener('visibilitychange', request);
  return () => {
    isActive = false;
    document.removeEventListener('visibilitychange', request);
    lock?.release().catch(() => undefined);
  };
}
