/**
 * @jest-environment node
 */
import type { useSession as Session } from './session';

type Store = typeof Session;

const admin = { _id: 'a1', email: 'office@example.org', permissions: ['applications:read'] };
const answer = (token: string) => ({ message: 'ok', token, userId: 'a1', expiresIn: 600, admin });
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Connects all channels of one name, as between tabs. */
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

/** One holder of each name at a time, in order of request, across all tabs of the test. */
function webLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, { signal }: { signal?: AbortSignal }, work: () => Promise<unknown>) => {
      const turn = Promise.resolve(tails.get(name))
        .then(() => signal?.throwIfAborted())
        .then(work);
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return signal ? Promise.race([turn, ended(signal)]) : turn;
    },
  };
}

/** Rejects when the signal is aborted, like a browser. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

const never = () => new AbortController().signal;
const mockTimeout = jest.fn(never);
// Each tab has its own copy of the module.
jest.mock('./abort-signals', () => ({ timeoutSignal: () => mockTimeout() }));

const server = jest.fn<Promise<Response>, [string, RequestInit | undefined]>();

/** A separate tab: a fresh module with its own store. */
function openTab(): Store {
  let store: Store | undefined;
  jest.isolateModules(() => {
    store = (require('./session') as { useSession: Store }).useSession;
  });
  if (!store) throw new Error('The module was not loaded.');
  return store;
}

const callsTo = (path: string) => server.mock.calls.filter(([requested]) => requested === path).length;

/** Storage that all tabs share and that outlives them. */
function browserStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

beforeEach(() => {
  TabChannel.open = [];
  server.mockReset();
  Object.assign(globalThis, { fetch: server, BroadcastChannel: TabChannel });
  Object.defineProperty(globalThis, 'localStorage', { value: browserStorage(), configurable: true });
  Object.defineProperty(globalThis, 'navigator', { value: { locks: webLocks() }, configurable: true });
});

test('login keeps the token in memory and sets the account', async () => {
  server.mockImplementation(async () => json(200, answer('t1')));
  const tab = openTab();
  expect(tab.getState().status).toBe('unknown');
  await tab.getState().login('office@example.org', 'secret');
  expect(tab.getState()).toMatchObject({ status: 'in', accessToken: 't1', admin });
});

test("a rejected login throws the server's message and leaves the tab logged out", async () => {
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

test('the session is restored from the cookie by the server', async () => {
  server.mockImplementation(async () => json(200, answer('t2')));
  const tab = openTab();
  expect(tab.getState().admin).toBeNull();
  await expect(tab.getState().restore()).resolves.toBe('in');
  expect(tab.getState().admin).toEqual(admin);
  expect(server).toHaveBeenCalledWith(
    '/api/admin/session/refresh',
    expect.objectContaining({ method: 'POST' }),
  );
});

test('restoring without a session logs out', async () => {
  server.mockImplementation(async () => json(401, {}));
  await expect(openTab().getState().restore()).resolves.toBe('out');
});

test('an unavailable server does not log the tab out', async () => {
  server.mockImplementation(async () => json(503, { code: 'UNAVAILABLE', message: 'Away.' }));
  const tab = openTab();
  await expect(tab.getState().restore()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(tab.getState().status).toBe('unknown');
  server.mockImplementation(() => Promise.reject(new TypeError('offline')));
  await expect(tab.getState().restore()).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  expect(tab.getState().status).toBe('unknown');
});

test('concurrent calls of one tab with a stale token share one refresh, even without Web Locks', async () => {
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

/** A server that issues a new token each time and counts concurrent calls. */
function numberedTokens() {
  let [given, underWay, most] = [0, 0, 0];
  server.mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    given += 1;
    return json(200, answer(`t${given}`));
  });
  return { mostAtOnce: () => most };
}

/** Flushes pending microtasks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two tabs with a stale token refresh one after the other, and each gets its own token', async () => {
  const { mostAtOnce } = numberedTokens();
  const [one, two] = [openTab(), openTab()];
  const tokens = await Promise.all([one.getState().refresh(null), two.getState().refresh(null)]);
  expect(tokens).toEqual(['t1', 't2']);
  expect(mostAtOnce()).toBe(1);
});

test('a login in one tab logs in the other tabs, which request their own tokens: none is sent between tabs', async () => {
  const posted = jest.spyOn(TabChannel.prototype, 'postMessage');
  server.mockImplementation(async () => json(401, {}));
  const [one, two] = [openTab(), openTab()];
  await two.getState().restore();
  numberedTokens();
  await one.getState().login('office@example.org', 'secret');
  await settled();
  expect(two.getState()).toMatchObject({ status: 'in', accessToken: 't2', admin });
  await one.getState().refresh('t1');
  await one.getState().logout();
  expect(posted.mock.calls).toEqual([[{ type: 'in' }], [{ type: 'out' }]]);
});

describe('when the server does not answer', () => {
  /** Fires all timeouts that were started so far. */
  let fireTimeouts: () => void;

  beforeEach(() => {
    const waits: AbortController[] = [];
    fireTimeouts = () => {
      for (const wait of waits.splice(0)) wait.abort(new DOMException('Too late', 'TimeoutError'));
    };
    mockTimeout.mockImplementation(() => {
      const wait = new AbortController();
      waits.push(wait);
      return wait.signal;
    });
  });
  afterEach(() => mockTimeout.mockImplementation(never));

  const hang = (_path: string, init?: RequestInit) => ended(init?.signal as AbortSignal);

  test('a refresh fails with a network error, and the next tab gets the lock', async () => {
    server.mockImplementationOnce(hang).mockImplementation(async () => json(200, answer('fresh')));
    const [stalled, next] = [openTab(), openTab()];
    const lost = expect(stalled.getState().refresh(null)).rejects.toMatchObject({ code: 'NETWORK' });
    await settled();
    fireTimeouts();
    await lost;
    await expect(next.getState().refresh(null)).resolves.toBe('fresh');
  });

  test('a tab stops waiting for a lock that another tab never releases', async () => {
    server.mockImplementation(() => new Promise<never>(() => undefined));
    const [frozen, waiting] = [openTab(), openTab()];
    frozen
      .getState()
      .refresh(null)
      .catch(() => undefined);
    await settled();
    const lost = expect(waiting.getState().refresh(null)).rejects.toMatchObject({ code: 'NETWORK' });
    fireTimeouts();
    await lost;
    expect(waiting.getState().status).toBe('unknown');
  });

  test('logging out does not hang', async () => {
    server.mockImplementation(async () => json(200, answer('t1')));
    const tab = openTab();
    await tab.getState().login('office@example.org', 'secret');
    server.mockImplementation(hang);
    const out = tab.getState().logout();
    fireTimeouts();
    await out;
    expect(tab.getState().status).toBe('out');
  });
});

test('a response to a request sent before a logout in another tab logs nobody in', async () => {
  let arrive: (answered: Response) => void = () => undefined;
  server.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const [one, two] = [openTab(), openTab()];
  const restored = two.getState().restore();
  await settled();
  const answerOfTwo = arrive;
  const out = one.getState().logout();
  arrive(json(200, {}));
  await out;
  answerOfTwo(json(200, answer('t1')));
  await expect(restored).resolves.toBe('out');
  expect(two.getState().accessToken).toBeNull();
});

test('logging out in one tab logs every tab out, even when the server is unavailable', async () => {
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

test('a refresh token that the server rejects ends the session', async () => {
  server.mockImplementation(async (path) =>
    path.endsWith('login') ? json(200, answer('t1')) : json(401, {}),
  );
  const tab = openTab();
  await tab.getState().login('office@example.org', 'secret');
  await expect(tab.getState().refresh('t1')).resolves.toBeNull();
  expect(tab.getState()).toMatchObject({ status: 'out', accessToken: null });
});

describe('a logout that does not reach the server', () => {
  const offline = () => Promise.reject(new TypeError('offline'));

  async function loggedOutOffline() {
    server.mockImplementation(async () => json(200, answer('t1')));
    const tab = openTab();
    await tab.getState().login('office@example.org', 'secret');
    server.mockImplementation(offline);
    await tab.getState().logout();
    server.mockClear();
  }

  test('is sent again before the session is restored, so that the remaining cookie does not log in', async () => {
    await loggedOutOffline();
    server.mockImplementation(async () => json(200, answer('t2')));
    const next = openTab();
    await expect(next.getState().restore()).resolves.toBe('out');
    expect(callsTo('/api/admin/logout')).toBe(1);
    expect(callsTo('/api/admin/session/refresh')).toBe(0);
    // Sent once: the next restore is an ordinary refresh.
    server.mockImplementation(async () => json(401, {}));
    await openTab().getState().restore();
    expect(callsTo('/api/admin/logout')).toBe(1);
    expect(callsTo('/api/admin/session/refresh')).toBe(1);
  });

  test('prevents a login by the cookie while the server is unavailable, and is sent once it is back', async () => {
    await loggedOutOffline();
    await expect(openTab().getState().restore()).resolves.toBe('out');
    server.mockImplementation(async () => json(503, { code: 'UNAVAILABLE' }));
    await expect(openTab().getState().restore()).resolves.toBe('out');
    server.mockImplementation(async () => json(401, {}));
    await expect(openTab().getState().restore()).resolves.toBe('out');
    expect(callsTo('/api/admin/logout')).toBe(3);
    await openTab().getState().restore();
    expect(callsTo('/api/admin/logout')).toBe(3);
  });

  test('is discarded by a new login', async () => {
    await loggedOutOffline();
    server.mockImplementation(async () => json(200, answer('t2')));
    await openTab().getState().login('office@example.org', 'secret');
    await expect(openTab().getState().restore()).resolves.toBe('in');
    expect(callsTo('/api/admin/logout')).toBe(0);
  });
});

describe('a login while a response about the previous session is pending', () => {
  /** A server whose responses to refreshes the test sends. */
  function slowRefreshes() {
    const waiting: ((answered: Response) => void)[] = [];
    server.mockImplementation(async (path) =>
      path.endsWith('refresh') ? new Promise((resolve) => waiting.push(resolve)) : json(200, answer('t1')),
    );
    return waiting;
  }

  test('in another tab takes effect as soon as that response has arrived', async () => {
    const waiting = slowRefreshes();
    const [one, two] = [openTab(), openTab()];
    const restored = two.getState().restore();
    await settled();
    await one.getState().login('office@example.org', 'secret');
    waiting.shift()?.(json(401, {}));
    await restored;
    await settled();
    waiting.shift()?.(json(200, answer('t2')));
    await settled();
    expect(two.getState()).toMatchObject({ status: 'in', accessToken: 't2' });
  });

  test('in this tab is not ended by that response', async () => {
    const waiting = slowRefreshes();
    const tab = openTab();
    const restored = tab.getState().restore();
    await settled();
    await tab.getState().login('office@example.org', 'secret');
    waiting.shift()?.(json(401, {}));
    await expect(restored).resolves.toBe('in');
    expect(tab.getState().accessToken).toBe('t1');
  });
});

test('a login waits for a pending logout, whose response removes the cookie', async () => {
  server.mockImplementation(async () => json(200, answer('t1')));
  const tab = openTab();
  await tab.getState().login('office@example.org', 'secret');
  let answerLogout: (answered: Response) => void = () => undefined;
  server.mockImplementation(async (path) =>
    path.endsWith('logout') ? new Promise((resolve) => (answerLogout = resolve)) : json(200, answer('t2')),
  );
  const out = tab.getState().logout();
  const login = tab.getState().login('office@example.org', 'secret');
  await settled();
  expect(callsTo('/api/admin/login')).toBe(1);
  answerLogout(json(200, {}));
  await Promise.all([out, login]);
  expect(tab.getState()).toMatchObject({ status: 'in', accessToken: 't2' });
});

test('a login waits for a pending logout of another tab as well', async () => {
  let answerLogout: (response: Response) => void = () => undefined;
  const requested: string[] = [];
  server.mockImplementation(async (path) => {
    requested.push(path);
    return path.endsWith('logout')
      ? new Promise((resolve) => (answerLogout = resolve))
      : json(200, answer('t1'));
  });
  const [one, two] = [openTab(), openTab()];
  await one.getState().login('office@example.org', 'secret');
  await two.getState().restore();
  requested.length = 0;
  const out = one.getState().logout();
  const login = two.getState().login('office@example.org', 'secret');
  await settled();
  expect(requested).toEqual(['/api/admin/logout']);
  answerLogout(json(200, {}));
  await Promise.all([out, login]);
  expect(requested[1]).toBe('/api/admin/login');
  expect(two.getState().accessToken).toBe('t1');
});
