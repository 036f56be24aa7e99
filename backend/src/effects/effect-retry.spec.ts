import { effectRetryDelay, failureName, MAX_EFFECT_ATTEMPTS } from './effect-retry.js';

test('the delay between attempts doubles up to an hour, for about a day in total', () => {
  expect([1, 2, 3, 12, 13, 30].map(effectRetryDelay)).toEqual([
    1_000, 2_000, 4_000, 2_048_000, 3_600_000, 3_600_000,
  ]);
  const attempts = Array.from({ length: MAX_EFFECT_ATTEMPTS - 1 }, (_, failed) =>
    effectRetryDelay(failed + 1),
  );
  const hours = attempts.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(18);
  expect(hours).toBeLessThan(30);
});

test('a failure is stored as name and code, without its message', () => {
  const thrown = Object.assign(new TypeError('no such person: Asha'), { code: 17 });
  expect(failureName(thrown)).toBe('TypeError 17');
  expect(failureName(undefined)).toBe('Error');
});
