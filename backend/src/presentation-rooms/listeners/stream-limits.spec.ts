import {
  FREE_PER_KEY,
  MAX_COUNTED,
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

  test('apply to the followers of a network until one leaves, and never to a speaker', () => {
    const [release] = acquireInRooms(MAX_PER_NETWORK);
    expect(() => acquire(1)).toThrow(REFUSED);
    acquire(1, { network: '198.51.100.4' });
    acquire(1, { role: 'presenter' });
    release?.();
    acquire(1);
    expect(() => acquire(1)).toThrow(REFUSED);
  });

  test('apply to all followers of a process, and never to a speaker', () => {
    for (let number = 0; number < MAX_COUNTED; number += 1) acquire(1, { network: `network ${number}` });
    expect(() => acquire(1)).toThrow(REFUSED);
    acquire(1, { role: 'clicker' });
  });

  describe.each(['presenter', 'clicker'] as const)('of a key: %s', (role) => {
    /** Opens as many streams as one room admits; returns what releases each. */
    const fill = (room: string) =>
      Array.from({ length: MAX_PER_ROOM[role] }, (_, present) =>
        limits.acquire({ role, present, room, network: NETWORK }),
      );
    const beyondFree = { role, present: FREE_PER_KEY, room: 'K7QM42', network: NETWORK };
    const perRoom = MAX_PER_ROOM[role] - FREE_PER_KEY;
    const rooms = Math.floor(MAX_COUNTED / perRoom);

    test('rooms cannot add streams without end: beyond the first of each, they count like followers', () => {
      const filled = Array.from({ length: rooms }, (_, number) => fill(`room ${number}`));
      const rest = { network: 'another network' };
      acquire(MAX_COUNTED - rooms * perRoom, rest);
      expect(() => acquire(1, rest)).toThrow(REFUSED);
      expect(() => limits.acquire(beyondFree)).toThrow(REFUSED);
      filled[0]?.at(-1)?.();
      acquire(1, rest);
      expect(() => acquire(1, rest)).toThrow(REFUSED);
    });

    test('the first of a room are admitted however full the process is, and take no place of a follower', () => {
      for (let number = 1; number < MAX_COUNTED; number += 1) acquire(1, { network: `network ${number}` });
      for (let present = 0; present < FREE_PER_KEY; present += 1)
        limits.acquire({ ...beyondFree, present })();
      acquire(1);
      expect(() => acquire(1)).toThrow(REFUSED);
      for (let present = 0; present < FREE_PER_KEY; present += 1) limits.acquire({ ...beyondFree, present });
    });

    test('a full hall keeps no stream of its speaker out', () => {
      acquire(MAX_PER_NETWORK_IN_ROOM);
      expect(fill('K7QM42')).toHaveLength(MAX_PER_ROOM[role]);
    });
  });
});
