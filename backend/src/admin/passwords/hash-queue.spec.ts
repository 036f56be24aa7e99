import { HashQueue } from './hash-queue.js';

/** Work that ends when told to. */
function open() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

describe('the queue in front of password hashing', () => {
  it('runs no more than its number at a time, in the order of arrival', async () => {
    const queue = new HashQueue(2, 10);
    const pieces = [1, 2, 3, 4].map(() => open());
    const started: number[] = [];
    const all = pieces.map((piece, i) =>
      queue.run(() => {
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
    const queue = new HashQueue(1, 1);
    const first = open();
    const running = queue.run(first.work);
    const waiting = queue.run(async () => 'done');
    await expect(queue.run(async () => 'never')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: 3,
    });
    first.end();
    await running;
    expect(await waiting).toBe('done');
  });

  it('gives the place on when work fails', async () => {
    const queue = new HashQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(async () => 'next')).toBe('next');
  });
});
