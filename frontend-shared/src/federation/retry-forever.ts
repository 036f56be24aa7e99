/** Pause before the next attempt, in ms. */
const PAUSE_MS = 3_000;

/**
 * Retries until `load` succeeds. For content that is on screen already and still has to hydrate; each attempt has retries of
 * its own (`federation/load-script`).
 *
 * @param beforeNext called after each pause with the last failure; it ends the retries by throwing
 */
export async function retryForever<T>(
  load: () => Promise<T>,
  beforeNext?: (failure: unknown) => void,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (failure) {
      // Not `pause` of `api/events/retry-after`: a first visit loads this file, and has no use for a pause that can be aborted.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      beforeNext?.(failure);
    }
  }
}
