import { holdLock, lockManager } from './hold-lock';

/** Name of a window's Web Lock. The browser releases it even when the window crashes and can post no message. */
const nameOf = (id: string) => `deck.window:${id}`;

/**
 * Holds the lock of this window.
 *
 * @param onHeld called once the lock is held; never in a browser without locks
 * @returns a function that releases the lock
 */
export function holdWindowLock(id: string, onHeld: () => void): () => void {
  return holdLock(nameOf(id), {}, onHeld);
}

/**
 * Calls back when a window that holds its lock has closed or crashed.
 *
 * @returns a function that stops watching
 */
export function whenWindowGone(id: string, onGone: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  lockManager()
    ?.request(nameOf(id), { signal }, () => {
      if (!signal.aborted) onGone();
    })
    // Aborted, or refused by the browser.
    .catch(() => undefined);
  return () => watching.abort();
}
