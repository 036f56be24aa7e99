import { ConcurrencyLimit } from './concurrency-limit.js';

/** Work that ends when told to. */
function open() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

describe('work of which only so much runs at once', () => {
  it('runs no more than its number at a time, in the order of arrival', async () => {
    const limit = new ConcurrencyLimit(2, 10);
    const pieces = [1, 2, 3, 4].map(() => open());
    const started: number[] = [];
    const all = pieces.map((piece, i) =>
      limit.run(() => {
        started.push(i);
        return piece.work();
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    pieces[1]?.end();
    await all[1];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (const piece of pieces) piece.end();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('sends away with 503 and a time whoever finds the line full', async () => {
    const limit = new ConcurrencyLimit(1, 1);
    const first = open();
    const running = limit.run(first.work);
    expect(limit.waitingCount).toBe(0);
    const waiting = limit.run(async () => 'done');
    expect(limit.waitingCount).toBe(1);
    await expect(limit.run(async () => 'never')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: 3,
    });
    first.end();
    await running;
    expect(await waiting).toBe('done');
  });

  it('gives the place on when work fails', async () => {
    const limit = new ConcurrencyLimit(1, 1);
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit.run(async () => 'next')).toBe('next');
  });
});
