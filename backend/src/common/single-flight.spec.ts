import { SingleFlight } from './single-flight.js';

describe('runs of work that many ask for', () => {
  /** Work that the test can end. */
  function held() {
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    return { work, ends };
  }
  /** Lets all pending callbacks run. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  test('those who come while one is running share the next', async () => {
    const runs = new SingleFlight();
    const { work, ends } = held();
    const first = runs.run('a', work);
    const others = [runs.run('a', work), runs.run('a', work), runs.run('a', work)];
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
    const runs = new SingleFlight();
    const first = runs.run('a', () => Promise.reject(new Error('broken')));
    const next = runs.run('a', () => Promise.resolve());
    await expect(first).rejects.toThrow('broken');
    await expect(next).resolves.toBeUndefined();
    await expect(runs.run('a', () => Promise.resolve())).resolves.toBeUndefined();
  });

  test('runs of different keys run side by side', () => {
    const runs = new SingleFlight();
    const { work, ends } = held();
    void runs.run('a', work);
    void runs.run('b', work);
    expect(ends).toHaveLength(2);
  });
});
