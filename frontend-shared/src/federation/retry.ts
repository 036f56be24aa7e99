/**
 * Pauses before the second and later tries to fetch code, in ms; the last one stays. The second try comes at once: a
 * browser answers the first request for a script whose preload failed with that failure, without asking the network.
 */
const PAUSES_MS = [0, 1_000, 2_000, 3_000];

/**
 * Loads something that may not be there for a while.
 *
 * @param tries how often, before the failure of the last try is the answer; until it is here if not given
 * @param beforeNext called after each pause, with what the last try failed with; a throw ends the tries
 */
export async function retry<T>(
  load: () => Promise<T>,
  tries = Number.POSITIVE_INFINITY,
  beforeNext?: (failure: unknown) => void,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (failure) {
      if (attempt + 1 >= tries) throw failure;
      await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[attempt] ?? PAUSES_MS.at(-1)));
      beforeNext?.(failure);
    }
  }
}
