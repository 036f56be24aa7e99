import { eventually } from '../support/eventually.js';
import { logIn, PASSWORD, storeAdministrator } from '../support/factories/administrators.js';
import { contactForm } from '../support/factories/contact-messages.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the rate limit on invalid bodies', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' } });
  });
  afterAll(() => running.close());

  /** Sends a body from a network, which the proxy reports in X-Forwarded-For. */
  const sendFrom = (network: string, body: string, type = 'application/json') =>
    fetch(`${running.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Forwarded-For': network },
      body,
    });

  const valid = JSON.stringify(contactForm());

  test.each([
    ['a file where none is accepted', '--x--', 'multipart/form-data; boundary=x'],
    ['invalid fields', '{"name":"A"}', 'application/json'],
  ])('blocks the sending network, and no other, after a dozen bodies with %s', async (_what, body, type) => {
    const network = `203.0.113.${body.length % 200}`;
    await eventually(
      () => sendFrom(network, body, type),
      ({ status, headers }) => status === 429 && Number(headers.get('Retry-After')) > 0,
    );
    expect((await sendFrom(network, valid)).status).toBe(429);
    expect((await sendFrom('198.51.100.1', valid)).status).toBe(201);
  });

  test('does not block logins, so that neighbours in the network lock out nobody who knows the password', async () => {
    const email = await storeAdministrator(running);
    const network = '203.0.113.250';
    const attempt = (password: string) =>
      fetch(`${running.origin}/api/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
        body: JSON.stringify({ email, password }),
      });
    await eventually(
      () => sendFrom(network, '{"name":"A"}'),
      ({ status }) => status === 429,
    );
    expect((await attempt(PASSWORD)).status).toBe(200);
    // Logins have a limit of their own.
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await attempt('something else')).status);
    expect(statuses).toContain(429);
  });

  test('neither counts nor blocks the invitations that an owner sends from the network', async () => {
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
    // One with an invalid address, one with a password that is too short.
    for (let n = 0; n < 20; n += 1) {
      expect((await invite({ email: 'nobody' })).status).toBe(400);
      expect((await invite({ email: 'nobody@example.org', password: 'short' })).status).toBe(400);
    }
    expect((await sendFrom(network, valid)).status).toBe(201);
    await eventually(
      () => sendFrom(network, '{"name":"A"}'),
      ({ status }) => status === 429,
    );
    expect((await invite({ email: 'colleague@example.org' })).status).toBe(201);
  });
});
