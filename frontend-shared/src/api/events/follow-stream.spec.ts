import { followStream, type StreamState } from './follow-stream';

/** One connection to the server, whose data is pushed by the test. */
interface Connection {
  say: (text: string) => void;
  isClosed: () => boolean;
  lastEventId: string | undefined;
}

let connections: Connection[];
let states: StreamState[];
let received: string[];
let stop: AbortController;

beforeEach(() => {
  connections = [];
  states = [];
  received = [];
  stop = new AbortController();
  Object.assign(globalThis, {
    fetch: async (
      _address: string,
      { signal, headers }: { signal: AbortSignal; headers: Record<string, string> },
    ) => {
      let listener: (bytes: Uint8Array) => void = () => undefined;
      const read = () =>
        new Promise((resolve, reject) => {
          listener = (value) => resolve({ done: false, value });
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      connections.push({
        say: (text) => listener(new TextEncoder().encode(text)),
        isClosed: () => signal.aborted,
        lastEventId: headers['last-event-id'],
      });
      return { status: 200, ok: true, headers: new Headers(), body: { getReader: () => ({ read }) } };
    },
  });
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

/** Flushes pending microtasks. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function follow() {
  void followStream({
    address: '/api/admin/events',
    headers: () => ({}),
    credentials: 'same-origin',
    onEvent: ({ id }) => received.push(id),
    onState: (state) => states.push(state),
    signal: stop.signal,
  });
  await settled();
}

/** Simulates sleep: timers are paused, the clock is not. */
function sleep(seconds: number) {
  const now = Date.now() + seconds * 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe.each([
  ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
])('when %s', (_, simulateReturn) => {
  test("a connection that was silent for longer than the server's interval is closed at once", async () => {
    await follow();
    sleep(3_600);
    simulateReturn();
    await settled();
    expect(connections[0]?.isClosed()).toBe(true);
    expect(states).toEqual(['connected', 'lost']);
    simulateReturn();
    await settled();
    expect(connections).toHaveLength(2);
    expect(states).toEqual(['connected', 'lost', 'connected']);
  });

  test('a connection that has just received data is kept', async () => {
    await follow();
    sleep(19);
    connections[0]?.say(': \n\n');
    await settled();
    simulateReturn();
    await settled();
    expect(connections).toHaveLength(1);
    expect(states).toEqual(['connected']);
  });
});

test('what arrived during a sleep is not handled, but requested again from the last event before it', async () => {
  await follow();
  connections[0]?.say('id: 5\ndata: {}\n\n');
  await settled();
  sleep(40);
  connections[0]?.say('id: 6\ndata: {}\n\n');
  await settled();
  expect(received).toEqual(['5']);
  expect(states).toEqual(['connected', 'lost']);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(connections.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '5']);
});
