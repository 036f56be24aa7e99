/** Undefined on pages by a plain http address and in old browsers. */
export function lockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}

/**
 * Holds a Web Lock as soon as it is free. The browser also releases it when the window closes or crashes.
 *
 * @param onHeld never called where the browser has no locks, or when the lock is released before
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
    // The browser may refuse locks to a page; it then works without.
    .catch(() => undefined);
  return () => {
    isReleased = true;
    release();
  };
}
