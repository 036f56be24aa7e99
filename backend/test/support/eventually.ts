/** Time limit in ms: only something that never happens takes this long, even on a busy machine. */
const GIVE_UP_MS = 60_000;

/** Repeats a query until the answer is right, for things that happen in the background. */
export async function eventually<T>(
  query: () => T | Promise<T>,
  isRight: (answer: Awaited<T>) => boolean,
): Promise<Awaited<T>> {
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    const answer = await query();
    if (isRight(answer)) return answer;
    if (performance.now() > deadline)
      throw new Error(`It did not happen; last answer: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
