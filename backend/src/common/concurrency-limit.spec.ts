import { ConcurrencyLimit } from './concurrency-limit.js';

/** Work that the test can end. */
function open() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

describe('work of which only so much runs at once', () => {
  it('runs no more than its number at a time, in the order of arrival', async () => {
    const limit = new ConcurrencyLimit(2, { maxQueued: 10 });
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

  it('refuses with 503 and a time whoever finds the queue full', async () => {
    const limit = new ConcurrencyLimit(1, { maxQueued: 1 });
    const first = open();
    const running = limit.run(first.work);
    expect(limit.queuedCount).toBe(0);
    const waiting = limit.run(async () => 'done');
    expect(limit.queuedCount).toBe(1);
    await expect(limit.run(async () => 'never')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: 3,
    });
    first.end();
    await running;
    expect(await waiting).toBe('done');
  });

  it('gives the slot to the next when work fails', async () => {
    const limit = new ConcurrencyLimit(1, { maxQueued: 1 });
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit.run(async () => 'next')).toBe('next');
  });

  it('pauses between two pieces as long as the first took, and no longer than its bound', async () => {
    jest.useFakeTimers();
    try {
      const limit = new ConcurrencyLimit(1, { maxCooldownMs: 100 });
      const startedAt: number[] = [];
      const pieces = [40, 500, 0].map((ms) =>
        limit.run(() => {
          startedAt.push(performance.now());
          return new Promise<void>((resolve) => setTimeout(resolve, ms));
        }),
      );
      const begun = performance.now();
      await jest.runAllTimersAsync();
      await Promise.all(pieces);
      expect(startedAt.map((at) => Math.round(at - begun))).toEqual([0, 40 + 40, 80 + 500 + 100]);
    } finally {
      jest.useRealTimers();
    }
  });
});
