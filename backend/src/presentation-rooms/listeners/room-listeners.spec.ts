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

describe('a room with its streams', () => {
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

  test('does not fall back to what was read earlier', () => {
    listen();
    listeners.update(room(3));
    listeners.update(room(2));
    listeners.publish();
    expect(events).toHaveLength(2);
    expect(last()).toContain('"slide":3');
  });

  test('counts the streams of another process while its beat changes, and no longer', () => {
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

  test('counts a process at once that has streams again after it had none for a while', () => {
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

  describe('of which a process with another clock took presses', () => {
    /** Commands given at these times of that clock. */
    const withPresses = (revision: number, ...times: number[]) =>
      room(
        revision,
        {},
        times.map((at, press) => ({ id: `press-${press}`, type: 'next', at })),
      );
    const commands = () => events.filter(({ type }) => type === 'command').map(({ data }) => data);
    const wrongBy = (seconds: number) => Date.now() + seconds * 1_000;

    test.each([-60, 60])('passes on what came just now: %d s', (seconds) => {
      listen('presenter');
      now += 250;
      listeners.publish();
      now += 250;
      listeners.update(withPresses(2, wrongBy(seconds)));
      listeners.publish();
      expect(commands()).toEqual(['{"id":"press-0","type":"next"}']);
    });

    test('does not repeat to a presenter who comes back what came long ago', () => {
      listeners.update(withPresses(2, wrongBy(60)));
      listeners.publish();
      now += 11_000;
      listen('presenter', 0);
      expect(commands()).toEqual([]);
    });

    test('believes that clock as to what came while the database was away', () => {
      listen('presenter');
      listeners.publish();
      now += 60_000;
      listeners.update(withPresses(2, Date.now() - 30_000, Date.now() - 1_000));
      listeners.publish();
      expect(commands()).toEqual(['{"id":"press-1","type":"next"}']);
    });
  });

  test('tells other processes of its streams when they change, and now and then that it lives', () => {
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
