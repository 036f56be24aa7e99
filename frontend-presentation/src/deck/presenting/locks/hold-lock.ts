/** Undefined on plain http pages and in old browsers. */
export function lockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}

/**
 * Requests a Web Lock and holds it once it is granted. The browser also releases it when the window closes or crashes.
 *
 * @param onHeld called once the lock is held; never if the browser has no locks or the lock is released first
 * @returns a function that releases the lock
 */
export function holdLock(name: string, options: LockOptions, onHeld?: () => void): () => void {
  let release = () => {};
  let isReleased = false;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  lockManager()
    ?.request(name, options, () => {
      if (!isReleased) onHeld?.();
      return released;
    })
    // The browser may refuse locks to a page, which then works without them.
    .catch(() => undefined);
  return () => {
    isReleased = true;
    release();
  };
}
