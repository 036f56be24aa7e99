/** Somebody has waited too long. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** @throws TimeoutError when `work` takes longer than `ms`; what it is called is told there. The work itself goes on unheard. */
export function withTimeout<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`${name} did not answer within ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
