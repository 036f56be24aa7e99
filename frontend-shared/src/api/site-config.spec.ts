/**
 * @jest-environment node
 */
import { FALLBACK_SITE, fetchSiteConfigOrFallback } from './site-config';

const server = jest.fn<Promise<Response>, [string, RequestInit | undefined]>();
const waits: { ms: number; end: () => void }[] = [];

/** Rejects when the request is aborted, like a browser. */
const givenUp = (init?: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  waits.length = 0;
  server.mockReset();
  Object.assign(globalThis, { fetch: server });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const wait = new AbortController();
    waits.push({ ms, end: () => wait.abort(new DOMException('Too late', 'TimeoutError')) });
    return wait.signal;
  });
});
afterEach(() => jest.restoreAllMocks());

test('the site is configured as the server says', async () => {
  const site = { ...FALLBACK_SITE, name: 'Hajipur Mills' };
  server.mockResolvedValue(new Response(JSON.stringify(site)));
  await expect(fetchSiteConfigOrFallback()).resolves.toEqual(site);
});

test.each<[string, (init?: RequestInit) => Promise<Response>]>([
  ['answer', givenUp],
  ['answer to its end', async (init) => ({ ok: true, json: () => givenUp(init) }) as unknown as Response],
])('a server that does not %s is waited for five seconds, then the page goes on without', async (_, hang) => {
  server.mockImplementation((_path, init) => hang(init));
  const configured = fetchSiteConfigOrFallback();
  await Promise.resolve();
  expect(waits.map(({ ms }) => ms)).toEqual([5_000]);
  waits[0]?.end();
  await expect(configured).resolves.toBe(FALLBACK_SITE);
});

test.each([
  ['refuses', async () => new Response('', { status: 503 })],
  ['says what is no JSON', async () => new Response('<html>')],
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server that %s keeps no page away', async (_, answer) => {
  server.mockImplementation(answer);
  await expect(fetchSiteConfigOrFallback()).resolves.toBe(FALLBACK_SITE);
});
