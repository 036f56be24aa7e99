/**
 * Asks again and again until the answer is right, for things that happen by themselves soon.
 * @param withinMs when to give up, in milliseconds
 */
export async function eventually<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  withinMs: number,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > deadline)
      throw new Error(`not within ${withinMs} ms; last answer: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
