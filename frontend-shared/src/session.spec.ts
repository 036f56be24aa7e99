/**
 * @jest-environment node
 */
import type { useSession as Session } from './session';

type Store = typeof Session;

const admin = { _id: 'a1', email: 'office@example.org', permissions: ['applications:read'] };
const answer = (token: string) => ({ message: 'ok', token, userId: 'a1', expiresIn: 600, admin });
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Channels of one name in one process hear each other, as tabs do. */
class TabChannel {
  static open: TabChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    TabChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of TabChannel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
}

/** One holder at a time, in the order of asking, across all tabs of the test. */
function webLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const turn = tail.then(work);
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}

const server = jest.fn<Promise<Response>, [string, RequestInit | undefined]>();

/** A tab of its own: the module with a store of its own. */
function openTab(): Store {
  let store: Store | undefined;
  jest.isolateModules(() => {
    store = (require('./session') as { useSession: Store }).useSession;
  });
  if (!store) throw new Error('The module was not loaded.');
  return store;
}

const callsTo = (path: string) => server.mock.calls.filter(([asked]) => asked === path).length;

beforeEach(() => {
  TabChannel.open = [];
  server.mockReset();
  Object.assign(globalThis, { fetch: server, BroadcastChannel: TabChannel });
  Object.defineProperty(globalThis, 'navigator', { value: { locks: webLocks() }, configurable: true });
});

test('login keeps the token in memory and says who is logged in', async () => {
  server.mockImplementation(async () => json(200, answer('t1')));
  const tab = openTab();
  expect(tab.getState().status).toBe('unknown');
  await tab.getState().login('office@example.org', 'secret');
  expect(tab.getState()).toMatchObject({ status: 'in', accessToken: 't1', admin });
});

test('a refused login throws the sentence of the server and leaves nobody logged in', async () => {
  server.mockImplementation(async () =>
    json(401, { code: 'UNAUTHENTICATED', message: 'Wrong e-mail or password.' }),
  );
  const tab = openTab();
  await expect(tab.getState().login('a@example.org', 'x')).rejects.toMatchObject({
    status: 401,
    message: 'Wrong e-mail or password.',
  });
  expect(tab.getState().accessToken).toBeNull();
});

test('restoring asks the server, which the cookie answers for', async () => {
  server.mockImplementation(async () => json(200, answer('t2')));
  const tab = openTab();
  await expect(tab.getState().restore()).resolves.toBe('in');
  expect(server).toHaveBeenCalledWith(
    '/api/admin/session/refresh',
    expect.objectContaining({ method: 'POST' }),
  );
});

test('restoring without a session ends as logged out', async () => {
  server.mockImplementation(async () => json(401, {}));
  await expect(openTab().getState().restore()).resolves.toBe('out');
});

test('a server that is away logs nobody out', async () => {
  server.mockImplementation(async () => json(503, { code: 'UNAVAILABLE', message: 'Away.' }));
  const tab = openTab();
  await expect(tab.getState().restore()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(tab.getState().status).toBe('unknown');
  server.mockImplementation(() => Promise.reject(new TypeError('offline')));
  await expect(tab.getState().restore()).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  expect(tab.getState().status).toBe('unknown');
});

test('calls of one tab that meet a stale token share one refresh, also where tabs cannot take turns', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  server.mockImplementation(async () => json(200, answer('fresh')));
  const tab = openTab();
  const { refresh } = tab.getState();
  await expect(Promise.all([refresh('old'), refresh('old'), refresh('old')])).resolves.toEqual([
    'fresh',
    'fresh',
    'fresh',
  ]);
  expect(callsTo('/api/admin/session/refresh')).toBe(1);
});

test('two tabs with the same stale token take turns, and the second uses what the first fetched', async () => {
  server.mockImplementation(async (path) => json(200, answer(path.endsWith('login') ? 'old' : 'fresh')));
  const [one, two] = [openTab(), openTab()];
  await two.getState().restore();
  await one.getState().login('office@example.org', 'secret');
  expect(two.getState().accessToken).toBe('old');
  server.mockClear();
  const tokens = await Promise.all([one.getState().refresh('old'), two.getState().refresh('old')]);
  expect(tokens).toEqual(['fresh', 'fresh']);
  expect(callsTo('/api/admin/session/refresh')).toBe(1);
});

test('logging out in one tab logs every tab out, also when the server is away', async () => {
  server.mockImplementation(async () => json(200, answer('t1')));
  const [one, two] = [openTab(), openTab()];
  await two.getState().restore();
  await one.getState().login('office@example.org', 'secret');
  server.mockImplementation(() => Promise.reject(new TypeError('offline')));
  await one.getState().logout();
  expect(one.getState()).toMatchObject({ status: 'out', accessToken: null, admin: null });
  expect(two.getState()).toMatchObject({ status: 'out', accessToken: null, admin: null });
  expect(server).toHaveBeenLastCalledWith(
    '/api/admin/logout',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer t1' }) }),
  );
});

test('a refresh token that the server no longer knows ends the session', async () => {
  server.mockImplementation(async (path) =>
    path.endsWith('login') ? json(200, answer('t1')) : json(401, {}),
  );
  const tab = openTab();
  await tab.getState().login('office@example.org', 'secret');
  await expect(tab.getState().refresh('t1')).resolves.toBeNull();
  expect(tab.getState()).toMatchObject({ status: 'out', accessToken: null });
});
