import { UploadPace } from './upload-pace.js';

/**
 * The second at which an upload is too slow, checked every second; undefined when it is fast enough for ten minutes.
 */
function cutOffAt(receivedAfter: (second: number) => number, isPaused = false): number | undefined {
  const pace = new UploadPace();
  for (let second = 1; second <= 600; second += 1) {
    if (pace.isTooSlow(1, receivedAfter(second), isPaused)) return second;
  }
  return undefined;
}

describe('upload pace', () => {
  it.each([
    ['a byte each second', (second: number) => second],
    ['400 bytes each 3.5 seconds', (second: number) => 400 * Math.floor(second / 3.5)],
    ['a kilobyte each 14 seconds', (second: number) => 1_024 * Math.floor(second / 14)],
  ])('%s is too slow within 15 seconds', (_what, received) => {
    expect(cutOffAt(received)).toBeLessThan(15);
  });

  it('an initial burst delays the detection only to less than a minute', () => {
    expect(cutOffAt((second) => 64 * 1_024 + second)).toBeLessThan(60);
  });

  it.each([
    ['an old mobile network', (second: number) => 5_000 * second],
    [
      'a pause of twenty seconds in a tunnel',
      (second: number) => 20_000 * (second - Math.min(20, Math.max(0, second - 10))),
    ],
    [
      'a phone that needs ten seconds for its first byte',
      (second: number) => 20_000 * Math.max(0, second - 9),
    ],
  ])('%s is fast enough', (_what, received) => {
    expect(cutOffAt(received)).toBeUndefined();
  });

  it('time in which the server has not consumed the bytes does not count', () => {
    expect(cutOffAt(() => 100, true)).toBeUndefined();
  });
});
