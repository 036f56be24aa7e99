import { BroadcastChannel as TabsOfOneBrowser } from 'node:worker_threads';
import { useSession } from 'frontend-shared/api/session';
import { useStepUp } from 'frontend-shared/api/step-up';
import { shareStream } from './shared-stream';

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
