import { SingleFlight } from './single-flight.js';

describe('callers of single-flight work', () => {
  /** Work that the test can end. */
  function held() {
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    return { work, ends };
  }
  /** Lets all pending callbacks run. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  test('share the next run when they arrive during a run', async () => {
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

  test('fail with their own run, not with an earlier one', async () => {
    const runs = new SingleFlight();
    const first = runs.run('a', () => Promise.reject(new Error('broken')));
    const next = runs.run('a', () => Promise.resolve());
    await expect(first).rejects.toThrow('broken');
    await expect(next).resolves.toBeUndefined();
    await expect(runs.run('a', () => Promise.resolve())).resolves.toBeUndefined();
  });

  test('run concurrently for different keys', () => {
    const runs = new SingleFlight();
    const { work, ends } = held();
    void runs.run('a', work);
    void runs.run('b', work);
    expect(ends).toHaveLength(2);
  });
});
