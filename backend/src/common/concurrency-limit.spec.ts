import { ConcurrencyLimit } from './concurrency-limit.js';

/** Work that the test can end. */
function open() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

describe('a concurrency limit', () => {
  it('runs at most the given number of tasks at a time, in the order of arrival', async () => {
    const limit = new ConcurrencyLimit(2, { maxQueued: 10 });
    const tasks = [1, 2, 3, 4].map(() => open());
    const started: number[] = [];
    const all = tasks.map((task, i) =>
      limit.run(() => {
        started.push(i);
        return task.work();
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    tasks[1]?.end();
    await all[1];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (const task of tasks) task.end();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('rejects with 503 and a retry time when the queue is full', async () => {
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

  it('frees the slot when a task fails', async () => {
    const limit = new ConcurrencyLimit(1, { maxQueued: 1 });
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit.run(async () => 'next')).toBe('next');
  });

  it('pauses between two tasks for as long as the first took, up to the maximum', async () => {
    jest.useFakeTimers();
    try {
      const limit = new ConcurrencyLimit(1, { maxCooldownMs: 100 });
      const startedAt: number[] = [];
      const tasks = [40, 500, 0].map((ms) =>
        limit.run(() => {
          startedAt.push(performance.now());
          return new Promise<void>((resolve) => setTimeout(resolve, ms));
        }),
      );
      const begun = performance.now();
      await jest.runAllTimersAsync();
      await Promise.all(tasks);
      expect(startedAt.map((at) => Math.round(at - begun))).toEqual([0, 40 + 40, 80 + 500 + 100]);
    } finally {
      jest.useRealTimers();
    }
  });
});
