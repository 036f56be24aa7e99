import { formatRoomCode, normalizeRoomCode, putState, timerFromServer } from './room-api';

test.each(['K7Q M42', 'k7q-m42', 'K७Q M४२'])('“%s” is normalised to the same code', (typed) => {
  expect(normalizeRoomCode(typed)).toBe('k7qm42');
  expect(formatRoomCode(typed)).toBe('K7Q M42');
});

describe('the server’s clock', () => {
  const timer = { running: true, startedAt: 1_800_000_000_000 } as const;

  beforeEach(() => jest.useFakeTimers({ now: 1_800_000_060_000 }));
  afterEach(() => jest.useRealTimers());

  /** Calls the API, whose clock is `aheadMs` ahead; the request and the response travel equally long. */
  async function call(aheadMs: number, travelMs: number) {
    globalThis.fetch = jest.fn(async () => {
      jest.setSystemTime(Date.now() + travelMs);
      const headers = new Headers({ date: new Date(Date.now() + aheadMs).toUTCString() });
      jest.setSystemTime(Date.now() + travelMs);
      return { ok: true, headers, json: async () => ({ data: {} }) };
    }) as never;
    await putState('k7qm42', 'key', { version: 1, slide: 1, blank: false, timer });
  }

  test('is not taken for slow when only the network is', async () => {
    await call(0, 4_000);
    expect(timerFromServer(timer)).toEqual(timer);
  });

  test.each([90_000, -90_000])('is corrected on a slow network as well: %d ms ahead', async (ahead) => {
    await call(ahead, 4_000);
    const { startedAt } = timerFromServer(timer) as { startedAt: number };
    expect(Math.abs(startedAt - (timer.startedAt - ahead))).toBeLessThanOrEqual(1_000);
  });
});
