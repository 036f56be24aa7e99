import { MAX_FOLLOWERS, MAX_PER_NETWORK, MAX_PER_ROOM, StreamLimits } from './stream-limits.js';

const NETWORK = '203.0.113.7';

describe('limits of streams', () => {
  let limits: StreamLimits;
  beforeEach(() => {
    limits = new StreamLimits();
  });
  const take = (network: string, times: number) =>
    Array.from({ length: times }, () => limits.take('follower', 0, network));

  test.each(['presenter', 'clicker', 'follower'] as const)('hold for each %s of a room', (role) => {
    const most = MAX_PER_ROOM[role];
    expect(limits.take(role, most - 1, NETWORK)).toBeDefined();
    expect(() => limits.take(role, most, NETWORK)).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 30 }),
    );
  });

  test('hold for the followers of a network, until one goes, and never for those with a key', () => {
    const [giveBack] = take(NETWORK, MAX_PER_NETWORK);
    expect(() => take(NETWORK, 1)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
    take('198.51.100.4', 1);
    limits.take('presenter', 0, NETWORK);
    giveBack?.();
    take(NETWORK, 1);
    expect(() => take(NETWORK, 1)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  });

  test('hold for all followers of a process', () => {
    for (let number = 0; number < MAX_FOLLOWERS; number += 1) take(`network ${number}`, 1);
    expect(() => take(NETWORK, 1)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
    limits.take('clicker', 0, NETWORK);
  });
});
