import {
  MAX_FOLLOWERS,
  MAX_PER_NETWORK,
  MAX_PER_NETWORK_IN_ROOM,
  MAX_PER_ROOM,
  StreamLimits,
} from './stream-limits.js';

const NETWORK = '203.0.113.7';
const REFUSED = expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 30 });

describe('limits of streams', () => {
  let limits: StreamLimits;
  beforeEach(() => {
    limits = new StreamLimits();
  });
  const take = (
    times: number,
    of: { role?: 'presenter' | 'clicker'; room?: string; network?: string } = {},
  ) =>
    Array.from({ length: times }, () =>
      limits.acquire({ role: 'follower', present: 0, room: 'K7QM42', network: NETWORK, ...of }),
    );
  /** Followers from one network, in as many rooms as needed. */
  const takeInRooms = (times: number, network = NETWORK) =>
    Array.from({ length: times }, (_, number) => take(1, { room: `room ${number % 10}`, network })[0]);

  test.each(['presenter', 'clicker', 'follower'] as const)('hold for each %s of a room', (role) => {
    const most = MAX_PER_ROOM[role];
    const wanted = { role, room: 'K7QM42', network: NETWORK };
    expect(limits.acquire({ ...wanted, present: most - 1 })).toBeDefined();
    expect(() => limits.acquire({ ...wanted, present: most })).toThrow(REFUSED);
  });

  test('hold for the followers of a network in one room, which it therefore never fills', () => {
    const [release] = take(MAX_PER_NETWORK_IN_ROOM);
    expect(() => take(1)).toThrow(REFUSED);
    take(1, { room: 'P3XN9R' });
    take(MAX_PER_ROOM.follower - MAX_PER_NETWORK_IN_ROOM, { network: '198.51.100.4' });
    release?.();
    take(1);
    expect(() => take(1)).toThrow(REFUSED);
  });

  test('let the hall of two hundred in behind one address, each with a connection that was just lost', () => {
    take(200);
    expect(MAX_PER_NETWORK_IN_ROOM).toBeGreaterThanOrEqual(200 * 1.25);
  });

  test('hold for the followers of a network, until one goes, and never for those with a key', () => {
    const [release] = takeInRooms(MAX_PER_NETWORK);
    expect(() => take(1)).toThrow(REFUSED);
    take(1, { network: '198.51.100.4' });
    take(1, { role: 'presenter' });
    release?.();
    take(1);
    expect(() => take(1)).toThrow(REFUSED);
  });

  test('hold for all followers of a process', () => {
    for (let number = 0; number < MAX_FOLLOWERS; number += 1) take(1, { network: `network ${number}` });
    expect(() => take(1)).toThrow(REFUSED);
    take(1, { role: 'clicker' });
  });
});
