import type { MessageEvent } from '@nestjs/common';
import type { ListenerCounts, PresentationRoom } from '../presentation-room.schema.js';
import { RoomListener } from './room-listener.js';
import { RoomListeners } from './room-listeners.js';

const room = (
  revision: number,
  streams: PresentationRoom['streams'] = {},
  commands: PresentationRoom['commands'] = [],
): PresentationRoom => ({
  _id: 'K7QM42',
  presenterKeyHash: '',
  clickerKeyHash: '',
  revision,
  state: { version: revision, slide: revision, blank: false, timer: { running: false, elapsed: 0 } },
  commands,
  commandCount: commands.length,
  streams,
  endsAt: new Date(),
});
const counts = (of: Partial<ListenerCounts>) => ({ presenters: 0, phones: 0, followers: 0, ...of });

describe('the listeners of a room', () => {
  let now: number;
  let listeners: RoomListeners;
  let events: MessageEvent[];
  beforeEach(() => {
    now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    events = [];
    listeners = new RoomListeners(room(1), 'this-process');
  });
  afterEach(() => jest.restoreAllMocks());

  const listen = (role: 'presenter' | 'follower' = 'follower', lastCommand?: number) => {
    const subscriber = { next: (event: MessageEvent) => events.push(event), complete: () => undefined };
    const listener = new RoomListener(role, subscriber, lastCommand);
    listeners.add(listener, '');
    return listener;
  };
  const presences = () => events.filter(({ type }) => type === 'presence').map(({ data }) => data);
  const last = () => events.at(-1)?.data;

  test('ignore an older revision of the room', () => {
    listen();
    listeners.update(room(3));
    listeners.update(room(2));
    listeners.publish();
    expect(events).toHaveLength(2);
    expect(last()).toContain('"slide":3');
  });

  test('include those of another process only as long as its heartbeat changes', () => {
    listen('presenter');
    listeners.update(
      room(2, {
        'this-process': { ...counts({ phones: 5 }), beat: 1 },
        other: { ...counts({ phones: 1 }), beat: 7 },
      }),
    );
    listeners.publish();
    expect(last()).toBe('{"phones":1,"followers":0}');
    now += 29_000;
    listeners.update(room(3, { other: { ...counts({ phones: 1 }), beat: 8 } }));
    listeners.publish();
    now += 29_000;
    listeners.publish();
    expect(presences()).toEqual(['{"phones":0,"followers":0}', '{"phones":1,"followers":0}']);
    now += 2_000;
    listeners.publish();
    expect(last()).toBe('{"phones":0,"followers":0}');
  });

  test('include those of a process at once when it has streams again', () => {
    listen('presenter');
    const follow = (revision: number) => {
      const elsewhere = new RoomListeners(room(revision), 'other');
      const subscriber = { next: () => undefined, complete: () => undefined };
      elsewhere.add(new RoomListener('follower', subscriber), '');
      const reported = elsewhere.report()?.counts;
      listeners.update(room(revision, reported && { other: reported }));
      listeners.publish();
    };
    follow(2);
    expect(last()).toBe('{"phones":0,"followers":1}');
    listeners.update(room(3));
    listeners.publish();
    expect(last()).toBe('{"phones":0,"followers":0}');
    now += 60_000;
    follow(4);
    expect(last()).toBe('{"phones":0,"followers":1}');
  });

  describe('when another process with a wrong clock stored the commands', () => {
    /** The room with commands at these times of that clock. */
    const withCommands = (revision: number, ...times: number[]) =>
      room(
        revision,
        {},
        times.map((at, index) => ({ id: `press-${index}`, type: 'next', at })),
      );
    const commands = () => events.filter(({ type }) => type === 'command').map(({ data }) => data);
    const skewedBy = (seconds: number) => Date.now() + seconds * 1_000;

    test.each([-60, 60])('get recent commands, with a clock that is off by %d s', (seconds) => {
      listen('presenter');
      now += 250;
      listeners.publish();
      now += 250;
      listeners.update(withCommands(2, skewedBy(seconds)));
      listeners.publish();
      expect(commands()).toEqual(['{"id":"press-0","type":"next"}']);
    });

    test('do not get old commands again after reconnecting', () => {
      listeners.update(withCommands(2, skewedBy(60)));
      listeners.publish();
      now += 11_000;
      listen('presenter', 0);
      expect(commands()).toEqual([]);
    });

    test('get commands from an outage of the database by their age on that clock', () => {
      listen('presenter');
      listeners.publish();
      now += 60_000;
      listeners.update(withCommands(2, Date.now() - 30_000, Date.now() - 1_000));
      listeners.publish();
      expect(commands()).toEqual(['{"id":"press-1","type":"next"}']);
    });
  });

  test('are reported to other processes when they change, with a regular heartbeat', () => {
    expect(listeners.report()).toBeUndefined();
    const listener = listen();
    const first = listeners.report();
    expect(first).toEqual({
      code: 'K7QM42',
      counts: { ...counts({ followers: 1 }), beat: expect.any(Number) },
    });
    const beat = first?.counts?.beat ?? 0;
    expect(listeners.report()).toBeUndefined();
    now += 10_000;
    expect(listeners.report()?.counts?.beat).toBe(beat + 1);
    listeners.repeatReport();
    expect(listeners.report()?.counts?.beat).toBe(beat + 2);
    listeners.remove(listener);
    listeners.remove(listener);
    expect(listeners.report()).toEqual({ code: 'K7QM42' });
    expect(listeners.report()).toBeUndefined();
  });
});
