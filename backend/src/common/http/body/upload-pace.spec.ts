import { UploadPace } from './upload-pace.js';

/**
 * The second in which an upload is found too slow, checked every second; undefined when it is not within ten minutes.
 */
function cutOffAt(receivedAfter: (second: number) => number, waitsForUs = false): number | undefined {
  const pace = new UploadPace();
  for (let second = 1; second <= 600; second += 1) {
    if (pace.isTooSlow(1, receivedAfter(second), waitsForUs)) return second;
  }
  return undefined;
}

describe('the pace of an upload', () => {
  it.each([
    ['a byte each second', (second: number) => second],
    ['400 bytes each 3.5 seconds', (second: number) => 400 * Math.floor(second / 3.5)],
    ['a kilobyte each 14 seconds', (second: number) => 1_024 * Math.floor(second / 14)],
  ])('%s is found out within 15 seconds', (_what, received) => {
    expect(cutOffAt(received)).toBeLessThan(15);
  });

  it('a first rush buys no more time than it is worth', () => {
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
  ])('%s is quick enough', (_what, received) => {
    expect(cutOffAt(received)).toBeUndefined();
  });

  it('bytes that nobody here has taken yet are not counted against it', () => {
    expect(cutOffAt(() => 100, true)).toBeUndefined();
  });
});
