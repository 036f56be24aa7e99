/** Web Lock of one window: the browser frees it when the window goes, by a crash too, which leaves no time to say goodbye. */
const nameOf = (id: string) => `deck.window:${id}`;

/** Holds the lock of this window until the answered function is called; never calls back in a browser without locks. */
export function holdWindowLock(id: string, onHeld: () => void): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHere = true;
  request(nameOf(id), undefined, () => {
    if (!isHere) return;
    onHeld();
    return released;
  });
  return () => {
    isHere = false;
    release();
  };
}

/** Calls back when a window that holds its lock is gone, unless the answered function was called before. */
export function whenWindowGone(id: string, onGone: () => void): () => void {
  const watching = new AbortController();
  request(nameOf(id), watching.signal, () => {
    if (!watching.signal.aborted) onGone();
  });
  return () => watching.abort();
}

function request(name: string, signal: AbortSignal | undefined, callback: () => unknown): void {
  const { locks } = navigator as { locks?: LockManager };
  // Refused when it is no longer wanted, or when the browser lets this page have no locks.
  locks?.request(name, signal ? { signal } : {}, callback).catch(() => undefined);
}
