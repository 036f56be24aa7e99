import { BatchQueue } from './batch-queue.js';

const written = { status: 'fulfilled', value: undefined } as const;
const nextTurn = () => new Promise(setImmediate);
const unreachable = Object.assign(new Error('no server'), { name: 'MongoServerSelectionError' });

type Outcomes = PromiseSettledResult<void>[];

/** A queue whose batches are answered by the test. */
function heldQueue() {
  const batches: { items: string[]; resolve(outcomes: Outcomes): void; reject(reason: unknown): void }[] = [];
  const onIdle = jest.fn();
  const write = (items: string[]) =>
    new Promise<Outcomes>((resolve, reject) => batches.push({ items, resolve, reject }));
  return { queue: new BatchQueue(write, onIdle), batches, onIdle };
}

describe('a batch queue', () => {
  test('writes the first item at once, and together what arrives meanwhile', async () => {
    const { queue, batches, onIdle } = heldQueue();
    const [first, second, third] = ['a', 'b', 'c'].map((item) => queue.add(item));
    expect(batches.map(({ items }) => items)).toEqual([['a']]);
    batches[0]?.resolve([written]);
    await nextTurn();
    expect(batches.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
    expect(onIdle).not.toHaveBeenCalled();
    batches[1]?.resolve([written, written]);
    await Promise.all([first, second, third]);
    await nextTurn();
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('tells each caller the outcome of its own item', async () => {
    const { queue, batches } = heldQueue();
    const items = ['a', 'b', 'c'].map((item) => queue.add(item));
    batches[0]?.resolve([written]);
    await nextTurn();
    const duplicate = new Error('duplicate');
    batches[1]?.resolve([{ status: 'rejected', reason: duplicate }, written]);
    expect(await Promise.allSettled(items)).toEqual([
      written,
      { status: 'rejected', reason: duplicate },
      written,
    ]);
  });

  test('whose batch cannot reach the database fails for those who wait as well, and is attempted again later', async () => {
    const { queue, batches } = heldQueue();
    const items = ['a', 'b', 'c'].map((item) => queue.add(item));
    batches[0]?.reject(unreachable);
    expect(await Promise.allSettled(items)).toEqual(
      items.map(() => ({ status: 'rejected', reason: unreachable })),
    );
    const later = queue.add('d');
    expect(batches.map(({ items }) => items)).toEqual([['a'], ['d']]);
    batches[1]?.resolve([written]);
    await later;
  });

  test('whose batch fails for another reason writes the next one', async () => {
    const { queue, batches } = heldQueue();
    const [first, second] = ['a', 'b'].map((item) => queue.add(item));
    batches[0]?.reject(new TypeError('wrong'));
    await expect(first).rejects.toThrow('wrong');
    await nextTurn();
    batches[1]?.resolve([written]);
    await second;
  });

  test('goes on after a batch that is never answered', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { queue, batches } = heldQueue();
    const stuck = queue.add('a');
    stuck.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(stuck).rejects.toThrow('no answer in time');
    const next = queue.add('b');
    batches[1]?.resolve([written]);
    await next;
    jest.useRealTimers();
  });

  test('writes a long queue in several batches', async () => {
    const { queue, batches } = heldQueue();
    const items = Array.from({ length: 251 }, (_, n) => queue.add(String(n)));
    for (let n = 0; n < 4; n += 1) {
      batches[n]?.resolve(batches[n]?.items.map(() => written) ?? []);
      await nextTurn();
    }
    await Promise.all(items);
    expect(batches.map(({ items }) => items.length)).toEqual([1, 100, 100, 50]);
  });
});
