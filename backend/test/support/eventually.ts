/** Time limit in ms: only something that never happens takes this long, even on a busy machine. */
const GIVE_UP_MS = 60_000;
/** Pauses in ms, which grow with the time waited: queries take processor time from the work that they wait for. */
const PAUSE_MS = { min: 20, max: 200, ofWaited: 0.1 };

/** Repeats a query until the answer is right, for things that happen in the background. */
export async function eventually<T>(
  query: () => T | Promise<T>,
  isRight: (answer: Awaited<T>) => boolean,
): Promise<Awaited<T>> {
  const start = performance.now();
  for (;;) {
    const answer = await query();
    if (isRight(answer)) return answer;
    const waited = performance.now() - start;
    if (waited > GIVE_UP_MS) throw new Error(`It did not happen; last answer: ${JSON.stringify(answer)}`);
    const pause = Math.min(Math.max(waited * PAUSE_MS.ofWaited, PAUSE_MS.min), PAUSE_MS.max);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
