/** Work took longer than its timeout. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * @throws TimeoutError when `work` takes longer than `ms`; `name` is part of its message. The work is not cancelled.
 */
export function withTimeout<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`${name} did not answer within ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
