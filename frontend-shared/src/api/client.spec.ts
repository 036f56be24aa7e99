/**
 * @jest-environment node
 */
import { getJson, readFile, request, sendJson } from './client';
import { ApiError } from './error';
import { noteServerTime, serverNow } from './server-clock';
import { useSession } from './session';
import { finishStepUp, useStepUp } from './step-up';

const json = (status: number, body: unknown, headers?: Record<string, string>) =>
  new Response(JSON.stringify(body), { status, ...(headers && { headers }) });
const admin = { _id: 'a1', email: 'office@example.org', permissions: [] };

const server = jest.fn<Promise<Response>, [Request]>();
const api = 'http://api.test/';

interface SentRequest {
  path: string;
  authorization: string | null;
  body: string;
}
let requests: SentRequest[];

/** Responds by path, and records all requests. */
function serve(answerTo: (call: SentRequest) => Response) {
  server.mockImplementation(async (sent) => {
    const call = {
      path: new URL(sent.url, api).pathname,
      authorization: sent.headers.get('authorization'),
      body: await sent.clone().text(),
    };
    requests.push(call);
    return answerTo(call);
  });
}

beforeEach(() => {
  requests = [];
  server.mockReset();
  // Resolves relative URLs, as a browser does.
  const RealRequest = Request;
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation(
      (input, init) => new RealRequest(typeof input === 'string' ? new URL(input, api) : input, init),
    );
  globalThis.fetch = (async (input: Request | string, init?: RequestInit) =>
    server(typeof input === 'string' ? new RealRequest(new URL(input, api), init) : input)) as typeof fetch;
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  // One tab; an open channel would keep the process alive.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  useSession.setState({ status: 'unknown', accessToken: null, admin: null });
});

/** Rejects when the signal is aborted, like a browser. */
function withSignal(answer: typeof fetch): typeof fetch {
  return (input, init) =>
    Promise.race([
      answer(input, init),
      new Promise<never>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
    ]);
}

const loggedIn = (token: string) => useSession.setState({ status: 'in', accessToken: token, admin });

test('a call without a session carries no token', async () => {
  serve(() => json(200, [1]));
  await expect(getJson('api/contact')).resolves.toEqual([1]);
  expect(requests).toEqual([{ path: '/api/contact', authorization: null, body: '' }]);
});

test('without a session a 401 is an error at once, without a refresh', async () => {
  serve(() => json(401, { code: 'UNAUTHENTICATED', message: 'Log in first.' }));
  await expect(getJson('api/contact')).rejects.toMatchObject({ status: 401, message: 'Log in first.' });
  expect(requests).toHaveLength(1);
});

test('a stale token is refreshed once and the call is repeated with its body', async () => {
  loggedIn('old');
  serve(({ path, authorization }) => {
    if (path.endsWith('refresh')) return json(200, { token: 'fresh', userId: 'a1', expiresIn: 600, admin });
    return authorization === 'Bearer fresh' ? json(200, { message: 'done' }) : json(401, {});
  });
  await expect(sendJson('patch', 'api/apply-factory/1/status', { status: 'approved' })).resolves.toEqual({
    message: 'done',
  });
  expect(requests.map(({ path, authorization, body }) => [path, authorization, body])).toEqual([
    ['/api/apply-factory/1/status', 'Bearer old', '{"status":"approved"}'],
    ['/api/admin/session/refresh', null, '{}'],
    ['/api/apply-factory/1/status', 'Bearer fresh', '{"status":"approved"}'],
  ]);
});

test('a second 401 after the refresh is returned and not retried again', async () => {
  loggedIn('old');
  serve(({ path }) =>
    path.endsWith('refresh')
      ? json(200, { token: 'fresh', userId: 'a1', expiresIn: 600, admin })
      : json(401, {}),
  );
  await expect(getJson('api/apply-factory')).rejects.toMatchObject({ status: 401 });
  expect(requests).toHaveLength(3);
});

test('a call that needs a refresh and then a proof is sent a third time, with its body', async () => {
  loggedIn('old');
  let isProven = false;
  serve(({ path, authorization }) => {
    if (path.endsWith('refresh')) return json(200, { token: 'fresh', userId: 'a1', expiresIn: 600, admin });
    if (authorization !== 'Bearer fresh') return json(401, {});
    return isProven ? json(200, { message: 'done' }) : json(403, { code: 'PROOF_REQUIRED', message: '' });
  });
  const stop = useStepUp.subscribe(({ isAsked }) => {
    if (!isAsked) return;
    isProven = true;
    queueMicrotask(() => finishStepUp(true));
  });
  await expect(sendJson('post', 'api/admin/assign-permission', { userId: 'a2' })).resolves.toEqual({
    message: 'done',
  });
  stop();
  expect(requests.at(-1)?.body).toBe('{"userId":"a2"}');
});

/** The first call gets a 401; after the refresh the repeated request gets this response. */
function repeatAnswers(answer: () => Response | Promise<never>) {
  loggedIn('old');
  server.mockImplementation(async (sent) => {
    const path = new URL(sent.url, api).pathname;
    if (path.endsWith('refresh')) return json(200, { token: 'fresh', userId: 'a1', expiresIn: 600, admin });
    return sent.headers.get('authorization') === 'Bearer fresh' ? answer() : json(401, {});
  });
}

test('a repeated request that times out is a network error', async () => {
  repeatAnswers(() => new Promise<never>(() => undefined));
  globalThis.fetch = withSignal(globalThis.fetch);
  await expect(getJson('api/apply-factory', { timeout: 20 })).rejects.toMatchObject({ code: 'NETWORK' });
});

test('the timeout of a repeated request ends when its response begins', async () => {
  jest.useFakeTimers();
  const signals: (AbortSignal | null | undefined)[] = [];
  repeatAnswers(() => json(200, 'a large file'));
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    signals.push(init?.signal);
    return send(input, init);
  };
  await request('api/apply-factory/1/document');
  jest.advanceTimersByTime(600_000);
  jest.useRealTimers();
  expect(signals.at(-1)?.aborted).toBe(false);
});

test('an incomplete response, or one that is not JSON, is a network error', async () => {
  const brokenOff = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('terminated')),
  });
  serve(() => new Response(brokenOff, { status: 200 }));
  await expect(getJson('api/apply-factory')).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  serve(() => new Response('[{"half', { status: 200 }));
  await expect(getJson('api/apply-factory')).rejects.toBeInstanceOf(ApiError);
  serve(() => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError()) })));
  await expect(request('api/apply-factory/1/document').then(readFile)).rejects.toMatchObject({
    code: 'NETWORK',
  });
});

test('a call fails with 401 and logs the tab out when the session has ended', async () => {
  loggedIn('old');
  serve(() => json(401, {}));
  await expect(getJson('api/apply-factory')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(useSession.getState().status).toBe('out');
});

test('an error has all fields of its envelope', async () => {
  serve(() =>
    json(
      409,
      {
        code: 'CONFLICT',
        message: 'Somebody was faster.',
        fields: { status: ['Changed.'] },
        requestId: 'r1',
        data: { a: 1 },
      },
      { 'retry-after': '7' },
    ),
  );
  const error = await getJson('api/x').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: 'Somebody was faster.',
    fields: { status: ['Changed.'] },
    requestId: 'r1',
    data: { a: 1 },
    retryAfterSeconds: 7,
  });
});

test("a proxy's error page becomes an error with status and code", async () => {
  server.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(getJson('api/x')).rejects.toMatchObject({ status: 502, code: 'UNAVAILABLE', message: '' });
});

test('the date of a response corrects the present time, even that of an error', async () => {
  for (const status of [200, 404]) {
    noteServerTime(new Date().toUTCString(), Date.now());
    const date = new Date(Date.now() + 86_400_000).toUTCString();
    serve(() => json(status, {}, { date }));
    await getJson('api/x').catch(() => undefined);
    expect(Math.abs(serverNow() - Date.parse(date))).toBeLessThan(2_000);
  }
  noteServerTime(new Date().toUTCString(), Date.now());
});

test('a request without a response has the code NETWORK', async () => {
  server.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
  await expect(getJson('api/x')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

test('an aborted call is not an API error', async () => {
  const abort = new AbortController();
  server.mockImplementation(async (sent) => {
    abort.abort();
    sent.signal.throwIfAborted();
    return json(200, {});
  });
  const error = await request('api/x', { signal: abort.signal }).catch((caught: unknown) => caught);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: 'AbortError' });
});
