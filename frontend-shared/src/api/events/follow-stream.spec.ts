import { followStream, type StreamState } from './follow-stream';

/** One connection to the server: what it says goes to the reader as it comes. */
interface Connection {
  say: (text: string) => void;
  isClosed: () => boolean;
}

let connections: Connection[];
let states: StreamState[];
let stop: AbortController;

beforeEach(() => {
  connections = [];
  states = [];
  stop = new AbortController();
  Object.assign(globalThis, {
    fetch: async (_address: string, { signal }: { signal: AbortSignal }) => {
      let listener: (bytes: Uint8Array) => void = () => undefined;
      const read = () =>
        new Promise((resolve, reject) => {
          listener = (value) => resolve({ done: false, value });
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      connections.push({
        say: (text) => listener(new TextEncoder().encode(text)),
        isClosed: () => signal.aborted,
      });
      return { status: 200, ok: true, headers: new Headers(), body: { getReader: () => ({ read }) } };
    },
  });
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

/** Everything that is waiting to be done right now has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function follow() {
  void followStream({
    address: '/api/admin/events',
    headers: () => ({}),
    credentials: 'same-origin',
    onEvent: () => undefined,
    onState: (state) => states.push(state),
    signal: stop.signal,
  });
  await settled();
}

/** The computer slept: its timers were stopped, its clock did not. */
function sleep(seconds: number) {
  const now = Date.now() + seconds * 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe.each([
  ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
])('when %s', (_, comeBack) => {
  test('a connection that has been silent for longer than the server ever is is given up at once', async () => {
    await follow();
    sleep(3_600);
    comeBack();
    await settled();
    expect(connections[0]?.isClosed()).toBe(true);
    expect(states).toEqual(['connected', 'lost']);
    comeBack();
    await settled();
    expect(connections).toHaveLength(2);
    expect(states).toEqual(['connected', 'lost', 'connected']);
  });

  test('one that has just been heard is kept', async () => {
    await follow();
    sleep(3_600);
    connections[0]?.say(': \n\n');
    await settled();
    comeBack();
    await settled();
    expect(connections).toHaveLength(1);
    expect(states).toEqual(['connected']);
  });
});
