import {
  MAX_FOLLOWERS,
  MAX_PER_NETWORK,
  MAX_PER_NETWORK_IN_ROOM,
  MAX_PER_ROOM,
  StreamLimits,
} from './stream-limits.js';

const NETWORK = '203.0.113.7';
const REFUSED = expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 30 });

describe('the stream limits', () => {
  let limits: StreamLimits;
  beforeEach(() => {
    limits = new StreamLimits();
  });
  const acquire = (
    times: number,
    of: { role?: 'presenter' | 'clicker'; room?: string; network?: string } = {},
  ) =>
    Array.from({ length: times }, () =>
      limits.acquire({ role: 'follower', present: 0, room: 'K7QM42', network: NETWORK, ...of }),
    );
  /** Followers from one network, in as many rooms as needed. */
  const acquireInRooms = (times: number, network = NETWORK) =>
    Array.from({ length: times }, (_, number) => acquire(1, { room: `room ${number % 10}`, network })[0]);

  test.each(['presenter', 'clicker', 'follower'] as const)('apply to each role of a room: %s', (role) => {
    const most = MAX_PER_ROOM[role];
    const wanted = { role, room: 'K7QM42', network: NETWORK };
    expect(limits.acquire({ ...wanted, present: most - 1 })).toBeDefined();
    expect(() => limits.acquire({ ...wanted, present: most })).toThrow(REFUSED);
  });

  test('apply to the followers of a network in one room, so that one network never fills it', () => {
    const [release] = acquire(MAX_PER_NETWORK_IN_ROOM);
    expect(() => acquire(1)).toThrow(REFUSED);
    acquire(1, { room: 'P3XN9R' });
    acquire(MAX_PER_ROOM.follower - MAX_PER_NETWORK_IN_ROOM, { network: '198.51.100.4' });
    release?.();
    acquire(1);
    expect(() => acquire(1)).toThrow(REFUSED);
  });

  test('admit an audience of 200 behind one address, with a quarter in reserve for lost connections', () => {
    acquire(200);
    expect(MAX_PER_NETWORK_IN_ROOM).toBeGreaterThanOrEqual(200 * 1.25);
  });

  test('apply to the followers of a network until one leaves, and never to key holders', () => {
    const [release] = acquireInRooms(MAX_PER_NETWORK);
    expect(() => acquire(1)).toThrow(REFUSED);
    acquire(1, { network: '198.51.100.4' });
    acquire(1, { role: 'presenter' });
    release?.();
    acquire(1);
    expect(() => acquire(1)).toThrow(REFUSED);
  });

  test('apply to all followers of a process', () => {
    for (let number = 0; number < MAX_FOLLOWERS; number += 1) acquire(1, { network: `network ${number}` });
    expect(() => acquire(1)).toThrow(REFUSED);
    acquire(1, { role: 'clicker' });
  });
});
