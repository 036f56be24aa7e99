/**
 * What the work comes to. Once it takes longer than `ms` milliseconds it goes on, and its outcome is of no interest any more.
 *
 * @param failure what is thrown then
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
