import { BroadcastChannel as TabsOfOneBrowser } from 'node:worker_threads';
import { useSession } from 'frontend-shared/api/session';
import { useStepUp } from 'frontend-shared/api/step-up';
import { runInLeaderTab } from './leader-tab';
import { type StreamState, shareStream } from './shared-stream';

const NAME = 'console-live-of-a-test';

/** Sends two events at once and keeps the stream open. */
function twoAtOnce(): Response {
  const blocks = [1, 2].map((id) => `event: notification\nid: ${id}\ndata: {}\n\n`).join('');
  const body = new ReadableStream<Uint8Array>({
    start: (reader) => reader.enqueue(new TextEncoder().encode(blocks)),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

describe('the tab that reads the stream', () => {
  const stop = new AbortController();
  const other = new TabsOfOneBrowser(NAME);
  beforeAll(() => {
    Object.assign(globalThis, { BroadcastChannel: TabsOfOneBrowser, fetch: async () => twoAtOnce() });
    useSession.setState({ status: 'in', accessToken: 'a token' });
  });
  afterAll(() => {
    stop.abort();
    other.close();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('detects for each of two simultaneous events that another tab is visible', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    other.onmessage = (message) => {
      if ((message as { data: { type: string } }).data.type === 'seen?') other.postMessage({ type: 'seen' });
    };
    const seen = await new Promise<boolean[]>((resolve) => {
      const asked: Promise<boolean>[] = [];
      shareStream({
        address: '/api/admin/events',
        name: NAME,
        lastEvent: () => undefined,
        onEvent: () => undefined,
        onLeaderEvent: (_event, isAnyTabVisible) => {
          asked.push(isAnyTabVisible());
          if (asked.length === 2) resolve(Promise.all(asked));
        },
        onState: () => undefined,
        signal: stop.signal,
      });
    });
    expect(seen).toEqual([true, true]);
  });
});

describe('a visible tab', () => {
  /** Another tab has the lock, until it is stolen. */
  const request = (_name: string, { steal }: LockOptions, lead: () => Promise<void>) =>
    steal ? lead() : new Promise<void>(() => undefined);
  const streamed = jest.fn(async () => twoAtOnce());
  let stop: AbortController;
  let other: TabsOfOneBrowser;

  /** Shares a stream whose lock another tab has, and waits until that is asked whether it still runs. */
  async function shareAndAsk(onState: (state: StreamState) => void = () => undefined) {
    const asked = new Promise<void>((resolve) => {
      let hellos = 0;
      other.onmessage = (message) => {
        if ((message as { data: { type: string } }).data.type !== 'hello') return;
        hellos += 1;
        // The first is sent by every new tab.
        if (hellos === 2) resolve();
      };
    });
    shareStream({
      address: '/api/admin/events',
      name: NAME,
      lastEvent: () => '7',
      onEvent: () => undefined,
      onLeaderEvent: () => undefined,
      onState,
      signal: stop.signal,
    });
    jest.advanceTimersByTime(20_000);
    await asked;
  }

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    stop = new AbortController();
    other = new TabsOfOneBrowser(NAME);
    streamed.mockClear();
    Object.assign(globalThis, { BroadcastChannel: TabsOfOneBrowser, fetch: streamed });
    Object.assign(navigator, { locks: { request } });
  });
  afterEach(() => {
    stop.abort();
    other.close();
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('takes over from a tab that does not answer, because the browser has suspended it', async () => {
    const live = new Promise<void>((resolve) => {
      void shareAndAsk((state) => state === 'live' && resolve()).then(() => {
        expect(streamed).not.toHaveBeenCalled();
        jest.advanceTimersByTime(5_000);
      });
    });
    await live;
    expect(streamed).toHaveBeenCalledTimes(1);
  });

  it('leaves the stream to a tab that answers, even if that is not connected yet', async () => {
    let isHeard = () => {};
    const heard = new Promise<void>((resolve) => {
      isHeard = resolve;
    });
    await shareAndAsk((state) => state === 'lost' && isHeard());
    other.postMessage({ type: 'state', state: undefined });
    other.postMessage({ type: 'state', state: 'lost' });
    await heard;
    jest.advanceTimersByTime(5_000);
    expect(streamed).not.toHaveBeenCalled();
  });
});

test('a tab from which another has taken over stops, and waits for its turn again', async () => {
  const requests: { options: LockOptions; lead: () => Promise<void>; lose: () => void }[] = [];
  const request = (_name: string, options: LockOptions, lead: () => Promise<void>) =>
    new Promise<void>((_resolve, reject) => {
      requests.push({ options, lead, lose: () => reject(new DOMException('Stolen.', 'AbortError')) });
    });
  Object.assign(navigator, { locks: { request } });
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    runInLeaderTab(NAME, stop.signal, async (signal) => signal.addEventListener('abort', () => resolve()));
  });
  void requests[0]?.lead();
  requests[0]?.lose();
  await stopped;
  expect(requests).toHaveLength(2);
  expect(requests[1]?.options.steal).toBeUndefined();
  stop.abort();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a stream that is refused until a second factor is set up leads to its set-up', async () => {
  const refusal = new Response(JSON.stringify({ code: 'SECOND_FACTOR_REQUIRED' }), { status: 403 });
  Object.assign(globalThis, { fetch: async () => refusal });
  const stop = new AbortController();
  const asked = new Promise<boolean>((resolve) => {
    useStepUp.subscribe(({ mustSetUp }) => resolve(mustSetUp));
  });
  shareStream({
    address: '/api/admin/events',
    name: NAME,
    lastEvent: () => undefined,
    onEvent: () => undefined,
    onLeaderEvent: () => undefined,
    onState: () => undefined,
    signal: stop.signal,
  });
  expect(await asked).toBe(true);
  stop.abort();
});
