import { type ConnectionState, subscribeToRoom } from './subscribe-to-room';

/** A connection whose data the test sends. */
function connection(status = 200, headers: Record<string, string> = {}) {
  const waiting: Array<(chunk: { done: boolean; value?: Uint8Array }) => void> = [];
  const buffered: Array<{ done: boolean; value?: Uint8Array }> = [];
  const give = (chunk: { done: boolean; value?: Uint8Array }) => {
    const reader = waiting.shift();
    if (reader) reader(chunk);
    else buffered.push(chunk);
  };
  const read = () =>
    new Promise<{ done: boolean; value?: Uint8Array }>((resolve) => {
      const next = buffered.shift();
      if (next) resolve(next);
      else waiting.push(resolve);
    });
  const response = {
    status,
    ok: status === 200,
    headers: new Map(Object.entries(headers)),
    body: { getReader: () => ({ read }) },
  };
  const send = (text: string) => give({ done: false, value: Uint8Array.from(Buffer.from(text)) });
  return { response, send, close: () => give({ done: true }) };
}

const flushPromises = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

let requests: Array<Record<string, string>>;
let answers: Array<ReturnType<typeof connection> | 'offline'>;
let states: ConnectionState[];
let events: string[];
let stop: () => void;

function follow(...given: typeof answers) {
  answers = given;
  stop = subscribeToRoom({
    code: 'k7qm42',
    key: 'the key',
    onEvent: ({ type, data }) => events.push(`${type} ${data}`),
    onState: (state) => states.push(state),
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  [requests, states, events] = [[], [], []];
  globalThis.fetch = jest.fn(async (address: string, { headers }: { headers: Record<string, string> }) => {
    requests.push({ address, ...headers });
    const answer = answers.shift() ?? 'offline';
    if (answer === 'offline') throw new TypeError('no network');
    return answer.response;
  }) as never;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the key is sent in a header and not in the URL; a lost connection is reopened from the last event', async () => {
  const [first, second] = [connection(), connection()];
  follow(first, 'offline', second);
  await flushPromises();
  first.send('event: command\nid: 5\ndata: {}\n\n');
  await flushPromises();
  first.close();
  await flushPromises();
  expect(states).toEqual(['connected', 'lost']);
  for (let second = 0; second < 5; second += 1) {
    jest.advanceTimersByTime(1_000);
    await flushPromises();
  }
  expect(states).toEqual(['connected', 'lost', 'lost', 'connected']);
  expect(events).toEqual(['command {}']);
  expect(requests.map((request) => request['last-event-id'])).toEqual([undefined, '5', '5']);
  for (const { address, authorization } of requests) {
    expect(address).toBe('/api/presentation-rooms/k7qm42/events');
    expect(authorization).toBe('Bearer the key');
  }
});

test('an event whose handler fails ends neither the connection nor the delivery of later events', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const only = connection();
  answers = [only];
  stop = subscribeToRoom({
    code: 'k7qm42',
    onEvent: ({ type, data }) => events.push(`${type} ${JSON.parse(data)}`),
    onState: (state) => states.push(state),
  });
  await flushPromises();
  only.send('event: command\nid: 5\ndata: {"half\n\nevent: command\nid: 6\ndata: 7\n\n');
  await flushPromises();
  expect(events).toEqual(['command 7']);
  expect(states).toEqual(['connected']);
  expect(reported).toHaveBeenCalledWith(expect.any(SyntaxError));
});

test('a connection that is silent for longer than the server’s interval is closed', async () => {
  const silent = connection();
  follow(silent);
  await flushPromises();
  const { signal } = (globalThis.fetch as jest.Mock).mock.calls[0][1];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    jest.advanceTimersByTime(15_000);
    silent.send(': still here\n\n');
    await flushPromises();
  }
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(35_000);
  expect(signal.aborted).toBe(true);
});

test('a request without a response is given up sooner, because the browser may have sent it on a dead connection', async () => {
  const fetch = jest.fn((_address: string, _options: RequestInit) => new Promise(() => undefined));
  Object.assign(globalThis, { fetch });
  follow();
  await flushPromises();
  const signal = fetch.mock.calls[0]?.[1].signal;
  jest.advanceTimersByTime(19_900);
  expect(signal?.aborted).toBe(false);
  jest.advanceTimersByTime(100);
  expect(signal?.aborted).toBe(true);
});

test('a client that is back online reconnects at once', async () => {
  follow('offline', connection());
  await flushPromises();
  expect(states).toEqual(['lost']);
  window.dispatchEvent(new Event('online'));
  await flushPromises();
  expect(states).toEqual(['lost', 'connected']);
});

test.each([
  [429, 'full'],
  [503, 'lost'],
] as const)('after a response with %d (%s) no request is sent before Retry-After', async (status, state) => {
  follow(connection(status, { 'retry-after': '30' }), connection());
  await flushPromises();
  jest.advanceTimersByTime(29_000);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await flushPromises();
  expect(requests).toHaveLength(1);
  jest.advanceTimersByTime(10_000);
  await flushPromises();
  expect(states).toEqual([state, 'connected']);
});

test.each([
  [404, 'ended'],
  [401, 'refused'],
  [403, 'refused'],
  [400, 'refused'],
] as const)('a response with %d is final: %s', async (status, state) => {
  follow(connection(status));
  await flushPromises();
  jest.advanceTimersByTime(60_000);
  await flushPromises();
  expect(states).toEqual([state]);
  expect(requests).toHaveLength(1);
});

test('no request is sent after the event that ends a presentation', async () => {
  const only = connection();
  follow(only);
  await flushPromises();
  only.send('event: end\nid: 5\ndata: {}\n\n');
  await flushPromises();
  only.close();
  await flushPromises();
  jest.advanceTimersByTime(60_000);
  expect(states).toEqual(['connected', 'ended']);
  expect(requests).toHaveLength(1);
});
