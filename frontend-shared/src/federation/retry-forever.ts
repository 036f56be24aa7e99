/** Pause before the next attempt, in ms. */
const PAUSE_MS = 3_000;

/**
 * Retries until `load` succeeds, for code of content that is already on screen. Each attempt has its own retries
 * (`federation/load-script`).
 *
 * @param beforeNext called after each pause with the last failure; ends the retries by throwing
 */
export async function retryForever<T>(
  load: () => Promise<T>,
  beforeNext?: (failure: unknown) => void,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (failure) {
      // Not `pause` from `api/events/retry-after`, which would add bytes to a first visit.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      beforeNext?.(failure);
    }
  }
}
