import { eventually } from '../support/eventually.js';
import { logIn, PASSWORD, storeAdministrator } from '../support/factories/administrators.js';
import { contactForm } from '../support/factories/contact-messages.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('bodies that are refused', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' } });
  });
  afterAll(() => running.close());

  /** Sent from a separate network, as reported by the proxy. */
  const sendFrom = (network: string, body: string, type = 'application/json') =>
    fetch(`${running.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Forwarded-For': network },
      body,
    });

  const right = JSON.stringify(contactForm());

  test.each([
    ['a file where none is taken', '--x--', 'multipart/form-data; boundary=x'],
    ['wrong fields', '{"name":"A"}', 'application/json'],
  ])('%s: after a dozen the network waits, and no other does', async (_what, body, type) => {
    const network = `203.0.113.${body.length % 200}`;
    await eventually(
      () => sendFrom(network, body, type),
      ({ status, headers }) => status === 429 && Number(headers.get('Retry-After')) > 0,
    );
    expect((await sendFrom(network, right)).status).toBe(429);
    expect((await sendFrom('198.51.100.1', right)).status).toBe(201);
  });

  test('a network that waits can still log in: whoever knows the password is not locked out by neighbours', async () => {
    const email = await storeAdministrator(running);
    const network = '203.0.113.250';
    const logIn = (typed: string) =>
      fetch(`${running.origin}/api/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
        body: JSON.stringify({ email, password: typed }),
      });
    await eventually(
      () => sendFrom(network, '{"name":"A"}'),
      ({ status }) => status === 429,
    );
    expect((await logIn(PASSWORD)).status).toBe(200);
    // Its own limits apply.
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await logIn('something else')).status);
    expect(statuses).toContain(429);
  });

  test('an owner who invites somebody neither waits for what neighbours sent nor counts as one of them', async () => {
    const { token } = await logIn(running);
    const network = '203.0.113.251';
    const invite = (body: object) =>
      fetch(`${running.origin}/api/admin/register`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'X-Forwarded-For': network,
        },
        body: JSON.stringify(body),
      });
    // Invalid in form, and with a wrong password.
    for (let n = 0; n < 20; n += 1) {
      expect((await invite({ email: 'nobody' })).status).toBe(400);
      expect((await invite({ email: 'nobody@example.org', password: 'short' })).status).toBe(400);
    }
    expect((await sendFrom(network, right)).status).toBe(201);
    await eventually(
      () => sendFrom(network, '{"name":"A"}'),
      ({ status }) => status === 429,
    );
    expect((await invite({ email: 'colleague@example.org' })).status).toBe(201);
  });
});
