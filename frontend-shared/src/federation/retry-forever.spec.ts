import { retryForever } from './retry-forever';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A source that fails at first; records the times of its calls in seconds. */
function away() {
  const begun = Date.now();
  const asked: number[] = [];
  const load = async () => {
    asked.push((Date.now() - begun) / 1_000);
    throw new Error(`no ${asked.length}`);
  };
  return { asked, load };
}

test('loading is retried every 3 seconds until it succeeds', async () => {
  const { asked, load } = away();
  void retryForever(load);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(asked).toEqual([0, 3, 6, 9]);
});

test('the result of a later attempt is returned', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('here');
  const answer = retryForever(load);
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(answer).resolves.toBe('here');
});

test('the caller can end it before the next attempt', async () => {
  const { asked, load } = away();
  const answer = retryForever(load, (failure) => {
    if (asked.length === 2) throw failure;
  });
  const refused = expect(answer).rejects.toThrow('no 2');
  await jest.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(asked).toHaveLength(2);
});
