import { useEffect } from 'react';

/** Keeps the screen awake while the page is shown, where the browser can. It lets go whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let isHere = true;
    let lock: WakeLockSentinel | undefined;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isHere) await lock.release();
      } catch {
        // A nearly empty battery refuses it: the phone then sleeps as it always does.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', take);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
