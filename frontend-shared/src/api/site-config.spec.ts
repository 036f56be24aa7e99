/**
 * @jest-environment node
 */
import { timeoutSignal } from './abort-signals';
import { FALLBACK_SITE, fetchSiteConfigOrFallback } from './site-config';

jest.mock('./abort-signals', () => ({ timeoutSignal: jest.fn() }));

const server = jest.fn<Promise<Response>, [string, RequestInit | undefined]>();
const waits: { ms: number; end: () => void }[] = [];

/** Rejects when the request is aborted, like a browser. */
const rejectOnAbort = (init?: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  waits.length = 0;
  server.mockReset();
  Object.assign(globalThis, { fetch: server });
  jest.mocked(timeoutSignal).mockImplementation((ms) => {
    const wait = new AbortController();
    waits.push({ ms, end: () => wait.abort(new DOMException('Too late', 'TimeoutError')) });
    return wait.signal;
  });
});

test('the configuration of the server is returned', async () => {
  const site = { ...FALLBACK_SITE, name: 'Hajipur Mills' };
  server.mockResolvedValue(new Response(JSON.stringify(site)));
  await expect(fetchSiteConfigOrFallback()).resolves.toEqual(site);
});

test.each<[string, (init?: RequestInit) => Promise<Response>]>([
  ['respond', rejectOnAbort],
  [
    'finish its response',
    async (init) => ({ ok: true, json: () => rejectOnAbort(init) }) as unknown as Response,
  ],
])('when the server does not %s, the fallback is returned after five seconds', async (_, hang) => {
  server.mockImplementation((_path, init) => hang(init));
  const configured = fetchSiteConfigOrFallback();
  await Promise.resolve();
  expect(waits.map(({ ms }) => ms)).toEqual([5_000]);
  waits[0]?.end();
  await expect(configured).resolves.toBe(FALLBACK_SITE);
});

test.each([
  ['responds with an error', async () => new Response('', { status: 503 })],
  ['does not respond with JSON', async () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the server %s, the fallback is returned', async (_, answer) => {
  server.mockImplementation(answer);
  await expect(fetchSiteConfigOrFallback()).resolves.toBe(FALLBACK_SITE);
});
