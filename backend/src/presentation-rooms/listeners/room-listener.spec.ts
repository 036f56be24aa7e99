import type { MessageEvent } from '@nestjs/common';
import type { KeyHolder } from '../room-keys.js';
import { RoomListener, type RoomView } from './room-listener.js';

const command = (number: number) => ({ id: `press-${number}`, type: 'next' as const, at: Date.now() });
/** A view that has only the newest three commands. */
const view = (commandCount: number, of: Partial<RoomView> = {}): RoomView => ({
  state: '{"slide":1}',
  commands: [commandCount - 2, commandCount - 1, commandCount].filter((number) => number > 0).map(command),
  commandCount,
  ageOf: ({ at }) => Date.now() - at,
  presence: { presenter: '{"phones":0,"followers":1}', clicker: '{"presenter":true}' },
  ...of,
});

function listener(role: KeyHolder | 'follower', lastCommand?: number) {
  const events: MessageEvent[] = [];
  const complete = jest.fn();
  const created = new RoomListener(role, { next: (event) => events.push(event), complete }, lastCommand);
  return {
    created,
    complete,
    taken: () => events.splice(0).map(({ type, id, data }) => `${type} ${id} ${data}`),
  };
}

describe('a listener of a room', () => {
  test('gets, as a follower, a state when it has changed, and nothing else', () => {
    const { created, taken } = listener('follower');
    created.send(view(5));
    created.send(view(6));
    created.send(view(6, { state: '{"slide":2}' }));
    expect(taken()).toEqual(['state 5 {"slide":1}', 'state 5 {"slide":2}']);
  });

  test('gets, as a clicker, states and whether the presenter is connected', () => {
    const { created, taken } = listener('clicker');
    created.send(view(1));
    created.send(view(2));
    expect(taken()).toEqual(['state 1 {"slide":1}', 'presence 1 {"presenter":true}']);
  });

  test('gets, as a presenter, new commands, each with its number', () => {
    const { created, taken } = listener('presenter');
    created.send(view(5));
    expect(taken()).toEqual(['state 5 {"slide":1}', 'presence 5 {"phones":0,"followers":1}']);
    created.send(view(7));
    created.send(view(7));
    expect(taken()).toEqual([
      'command 6 {"id":"press-6","type":"next"}',
      'command 7 {"id":"press-7","type":"next"}',
    ]);
  });

  test('gets, as a reconnecting presenter, the state with the last received id, then the commands since', () => {
    const { created, taken } = listener('presenter', 3);
    created.send(view(4));
    expect(taken()).toEqual([
      'state 3 {"slide":1}',
      'command 4 {"id":"press-4","type":"next"}',
      'presence 4 {"phones":0,"followers":1}',
    ]);
  });

  test('gets, as a presenter who missed many commands, those that are still stored', () => {
    const { created, taken } = listener('presenter', 0);
    created.send(view(9));
    expect(
      taken()
        .filter((event) => event.startsWith('command'))
        .map((event) => event[8]),
    ).toEqual(['7', '8', '9']);
  });

  test('never gets, as a reconnecting presenter, commands older than ten seconds', () => {
    const { created, taken } = listener('presenter', 0);
    const elevenSecondsAgo = Date.now() - 11_000;
    const old = view(2, { commands: [1, 2].map((number) => ({ ...command(number), at: elevenSecondsAgo })) });
    created.send(old);
    created.send({ ...old, commands: [...old.commands, command(3)], commandCount: 3 });
    expect(taken().filter((event) => event.startsWith('command'))).toEqual([
      'command 3 {"id":"press-3","type":"next"}',
    ]);
  });

  test('misses nothing after reconnecting with an id higher than any that was sent', () => {
    const { created, taken } = listener('presenter', 999);
    created.send(view(1));
    taken();
    created.send(view(2));
    expect(taken()).toEqual(['command 2 {"id":"press-2","type":"next"}']);
  });

  test('gets an end event before the stream completes', () => {
    const { created, complete, taken } = listener('follower');
    created.send(view(0));
    created.end();
    expect(taken().at(-1)).toBe('end 0 {}');
    expect(complete).toHaveBeenCalledTimes(1);
  });
});
