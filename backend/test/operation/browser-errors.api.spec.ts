import request from 'supertest';
import { loggedLines } from '../support/logged-lines.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const AT = { script: '/remotes/public/assets/483.0a1b2c3d.js', line: 1, column: 20481 };
const error = (changes: object = {}) => ({
  kind: 'error',
  message: 'TypeError: x is not a function',
  page: '/hi/apply',
  build: '0123456789abcdef',
  ...AT,
  ...changes,
});
const logged = () =>
  loggedLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'error in a browser');

describe('browser errors', () => {
  const token = 'a token of some length';
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { LOG_LEVEL: 'debug', METRICS_TOKEN: token } });
  });
  afterAll(() => running.close());

  const send = (body: object) => request(running.origin).post('/api/browser-errors').send(body);

  test('are logged with kind, location and page, and answered without a body', async () => {
    const answer = await request(running.origin)
      .post('/api/browser-errors')
      .set('Origin', running.origin)
      .set('Sec-Fetch-Site', 'same-origin')
      .set('User-Agent', 'Mozilla/5.0 (X11) Gecko/20100101 Firefox/140.0')
      .send(error())
      .expect(204);
    expect(answer.text).toBe('');
    expect(logged()).toEqual([
      expect.objectContaining({
        kind: 'error',
        message: 'TypeError: x is not a function',
        at: '/remotes/public/assets/483.0a1b2c3d.js:1:20481',
        page: '/apply',
        build: '0123456789abcdef',
        browser: 'Firefox',
        times: 1,
      }),
    ]);
    expect(loggedLines.join('')).not.toMatch(/Gecko|127\.0\.0\.1/);
  });

  test.each([
    ['/admin/shareholders/65f1c0ffee65f1c0ffee65f1', '/admin/shareholders'],
    ['/admin/reset-password/k3J9xTq0aZ81mmLQ', '/admin/reset-password'],
    ['/admin/confirm-email/k3J9xTq0aZ81mmLQ', '/admin/confirm-email'],
    ['/hi/presentation/7', '/presentation'],
    ['/hi/monthly-spice-subscription/pay', '/monthly-spice-subscription/pay'],
    ['/', '/'],
    ['/hi', '/'],
    ['/ravi-kumar', '/404'],
  ])('of the page %s are logged as those of %s', async (page, expected) => {
    await send(error({ page, column: page.length })).expect(204);
    expect(logged()).toEqual([expect.objectContaining({ page: expected })]);
    expect(loggedLines.join('')).not.toMatch(/65f1c0ffee|k3J9xTq0|ravi/);
  });

  test('are logged without what somebody typed', async () => {
    const message = 'SyntaxError: "Meera Devi" of FA-7K3M9Q, meera@example.org, 9876543210 is not valid';
    await send(error({ message, line: 2 })).expect(204);
    expect(logged()).toHaveLength(1);
    expect(loggedLines.join('')).not.toMatch(/Meera|meera|7K3M9Q|9876543210/);
  });

  test('are counted when they repeat, while only the first, the tenth and so on are logged', async () => {
    for (let i = 0; i < 12; i += 1) await send(error({ kind: 'remote-failed', line: 3 })).expect(204);
    expect(logged().map(({ times }) => times)).toEqual([1, 10]);
    const { text } = await request(running.origin).get('/metrics').set('Authorization', `Bearer ${token}`);
    expect(text).toContain('browser_errors_total{kind="remote-failed"} 12');
  });

  test.each([
    ['a body of more than 4 kB', 413, error({ page: `/${'x'.repeat(4_096)}` })],
    ['a message that is too long', 400, error({ message: 'x'.repeat(301) })],
    ['an unknown kind', 400, error({ kind: 'rant' })],
    ['a script with a query', 400, error({ script: '/main.js?email=asha@example.org' })],
    ['unknown fields', 400, error({ email: 'asha@example.org' })],
  ])('with %s are refused and not logged', async (_what, status, body) => {
    await send(body).expect(status);
    expect(logged()).toEqual([]);
    expect(loggedLines.join('')).not.toContain('asha');
  });

  test.each([
    { Origin: 'https://elsewhere.example.org' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('from a page of another origin are refused: %j', async (headers) => {
    await send(error()).set(headers).expect(403);
    expect(logged()).toEqual([]);
  });
});

describe('the rate limit on browser errors', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { LOG_LEVEL: 'debug', RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' } });
  });
  afterAll(() => running.close());

  let column = 0;
  const sendFrom = (network: string) => {
    column += 1;
    return request(running.origin)
      .post('/api/browser-errors')
      .set('X-Forwarded-For', network)
      .send(error({ column }));
  };

  test('applies to each network and to all together', async () => {
    for (let i = 0; i < 3; i += 1) await sendFrom('203.0.113.1').expect(204);
    await sendFrom('203.0.113.1').expect(429);
    for (let i = 2; i < 59; i += 1) await sendFrom(`203.0.113.${i}`).expect(204);
    await sendFrom('203.0.113.60').expect(429);
    expect(logged()).toHaveLength(60);
  });
});
