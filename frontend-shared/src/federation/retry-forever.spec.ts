import { retryForever } from './retry-forever';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A source that always fails; records the times of its calls in seconds. */
function failingSource() {
  const begun = Date.now();
  const attempts: number[] = [];
  const load = async () => {
    attempts.push((Date.now() - begun) / 1_000);
    throw new Error(`no ${attempts.length}`);
  };
  return { attempts, load };
}

test('loading is retried every 3 seconds until it succeeds', async () => {
  const { attempts, load } = failingSource();
  void retryForever(load);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(attempts).toEqual([0, 3, 6, 9]);
});

test('the result of a later attempt is returned', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('here');
  const answer = retryForever(load);
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(answer).resolves.toBe('here');
});

test('the caller can stop the retries before the next attempt', async () => {
  const { attempts, load } = failingSource();
  const answer = retryForever(load, (failure) => {
    if (attempts.length === 2) throw failure;
  });
  const refused = expect(answer).rejects.toThrow('no 2');
  await jest.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(attempts).toHaveLength(2);
});
