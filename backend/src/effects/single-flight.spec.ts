import { SharedRounds } from './single-flight.js';

describe('rounds of work that many ask for', () => {
  /** Work that ends when it is told to. */
  function held() {
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    return { work, ends };
  }
  /** Until everything that can go on has gone on. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  test('those who come while one is running share the next', async () => {
    const rounds = new SharedRounds();
    const { work, ends } = held();
    const first = rounds.join('a', work);
    const others = [rounds.join('a', work), rounds.join('a', work), rounds.join('a', work)];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await Promise.all(others);
    expect(ends).toHaveLength(2);
  });

  test('a failed one fails those who share it, and no later one', async () => {
    const rounds = new SharedRounds();
    const first = rounds.join('a', () => Promise.reject(new Error('broken')));
    const next = rounds.join('a', () => Promise.resolve());
    await expect(first).rejects.toThrow('broken');
    await expect(next).resolves.toBeUndefined();
    await expect(rounds.join('a', () => Promise.resolve())).resolves.toBeUndefined();
  });

  test('rounds of different keys run side by side', () => {
    const rounds = new SharedRounds();
    const { work, ends } = held();
    void rounds.join('a', work);
    void rounds.join('b', work);
    expect(ends).toHaveLength(2);
  });
});
