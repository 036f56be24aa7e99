/** When to give up, in milliseconds: only a thing that never happens takes so long, on the busiest machine too. */
const GIVE_UP_MS = 60_000;

/** Asks again and again until the answer is right, for things that happen by themselves soon. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  isRight: (answer: Awaited<T>) => boolean,
): Promise<Awaited<T>> {
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (performance.now() > deadline)
      throw new Error(`It did not happen; last answer: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
