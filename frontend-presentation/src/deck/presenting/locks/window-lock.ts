import { holdLock, lockManager } from './hold-lock';

/** Web Lock of one window, which is released when the window closes, by a crash too: a crashed window can post no message. */
const nameOf = (id: string) => `deck.window:${id}`;

/**
 * Holds the lock of this window.
 *
 * @param onHeld never called in a browser without locks
 * @returns a function that releases the lock
 */
export function holdWindowLock(id: string, onHeld: () => void): () => void {
  return holdLock(nameOf(id), {}, onHeld);
}

/**
 * Calls back when a window that holds its lock is gone.
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
