/** Pause before the next try, in ms. */
const PAUSE_MS = 3_000;

/**
 * Loads something that may not be there for a while, until it is here. Each try has tries of its own
 * (`federation/load-script`): this is for what stands on the screen already and has to come alive some time.
 *
 * @param beforeNext called after each pause, with what the last try failed with; a throw ends the tries
 */
export async function retry<T>(load: () => Promise<T>, beforeNext?: (failure: unknown) => void): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (failure) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      beforeNext?.(failure);
    }
  }
}
