/**
 * The result of the work. If it takes longer than `ms`, it is not cancelled but its result is ignored.
 * @param failure makes the error thrown then
 */
export async function withTimeout<T>(work: Promise<T>, ms: number, failure: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
