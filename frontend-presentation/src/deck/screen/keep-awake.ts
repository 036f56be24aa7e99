/**
 * Keeps the screen awake while the page is shown, where the browser can, until the answered function is called. The browser lets
 * go of it whenever the page is hidden; it is taken again when the page is back.
 */
export function keepAwake(): () => void {
  let isHere = true;
  let lock: WakeLockSentinel | undefined;
  const take = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      // A page that is hidden and back while it asks gets two.
      const superfluous = isHere ? lock : taken;
      if (isHere) lock = taken;
      await superfluous?.release();
    } catch {
      // A nearly empty battery refuses it: the screen then sleeps as it always does.
    }
  };
  void take();
  document.addEventListener('visibilitychange', take);
  return () => {
    isHere = false;
    document.removeEventListener('visibilitychange', take);
    lock?.release().catch(() => undefined);
  };
}
