/**
 * Keeps the screen awake while the page is visible, in browsers that can. They release the wake lock whenever the page is
 * hidden; it is requested again when the page is visible again.
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
      // A page that is hidden and visible again during the request gets two.
      const superfluous = isActive ? lock : granted;
      if (isActive) lock = granted;
      await superfluous?.release();
    } catch {
      // Refused, as on a nearly empty battery: the screen then sleeps as usual.
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
