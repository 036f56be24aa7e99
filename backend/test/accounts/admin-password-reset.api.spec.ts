import request from 'supertest';
import { AccountPasswordsService } from '../../src/admin/accounts/passwords/account-passwords.service.js';
import { EffectsRelay } from '../../src/effects/effects-relay.js';
import { PasswordLinks } from '../../src/mail/account-links.js';
import { eventually } from '../support/eventually.js';
import {
  administratorWith,
  type LoggedIn,
  logIn,
  PASSWORD,
  storeAdministrator,
} from '../support/factories/administrators.js';
import { whileQueueIsFull } from '../support/full-queue.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const NEW_PASSWORD = 'seven green mango trees';
const REQUESTED = 'If an account exists, a reset link has been sent to your email.';
const INVALID_LINK =
  'This link does not work any more. It works once and for a limited time; please ask for a new one.';

let inbox: Inbox;
let running: TestApp;
beforeAll(async () => {
  inbox = await Inbox.open();
  running = await startTestApp({ env: { SMTP_URL: inbox.url, PUBLIC_URL: 'https://udyog.example.org' } });
});
afterAll(async () => {
  await running.close();
  await inbox.close();
});

const forgot = (body: object, at = running) =>
  request(at.origin).post('/api/admin/forgot-password').send(body);
const reset = (token: string, body: object, at = running) =>
  request(at.origin).post(`/api/admin/reset-password/${token}`).send(body);
const showLink = (token: string) => request(running.origin).get(`/api/admin/reset-password/${token}`);
const login = (email: string, password: string) =>
  request(running.origin).post('/api/admin/login').send({ email, password });
const admins = () => running.connection.collection('admins');

/** The tokens of the links mailed to this address, oldest first, once there are this many. */
async function tokensSentTo(email: string, count = 1): Promise<string[]> {
  // The mail to a known address is sent by the relay’s next sweep, which otherwise runs every two seconds.
  await running.app.get(EffectsRelay, { strict: false }).sweep();
  const links = () =>
    inbox.mails
      .filter(({ to }) => to === email)
      .flatMap(
        ({ text }) => /https:\/\/udyog\.example\.org\/admin\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? [],
      );
  return eventually(links, (found) => found.length >= count);
}

async function requestToken(email: string): Promise<string> {
  await forgot({ email }).expect(200, { message: REQUESTED });
  return (await tokensSentTo(email)).at(-1) ?? '';
}

describe('resetting a forgotten password', () => {
  test('works through a mailed link, ends every session and sends a confirmation by mail', async () => {
    const admin = await administratorWith(running, ['audit:read']);
    await forgot({ email: ` ${admin.email.toUpperCase()} ` }).expect(200, { message: REQUESTED });
    const [token = ''] = await tokensSentTo(admin.email);
    await reset(token, { newPassword: NEW_PASSWORD }).expect(200, { message: 'Password reset successful' });
    const profile = request(running.origin).get('/api/admin/profile').auth(admin.token, { type: 'bearer' });
    await profile.expect(401);
    const refresh = request(running.origin).post('/api/admin/session/refresh').set('Cookie', admin.cookie);
    await refresh.expect(401);
    await login(admin.email, PASSWORD).expect(401);
    await login(admin.email, NEW_PASSWORD).expect(200);
    const mails = await inbox.mailsTo(admin.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A new password'),
      expect.stringContaining('was changed'),
    ]);
    const entries = await running.connection
      .collection('audit_entries')
      .find({ 'subject.id': admin.adminId, action: /reset/ })
      .sort({ at: 1 })
      .toArray();
    expect(entries.map(({ action }) => action)).toEqual(['admin.reset_requested', 'admin.password_reset']);
  });

  test.each([['newPassword'], ['password']])('accepts the new password in the field %s', async (field) => {
    const email = await storeAdministrator(running);
    await reset(await requestToken(email), { [field]: NEW_PASSWORD }).expect(200);
    await login(email, NEW_PASSWORD).expect(200);
  });

  test('rejects two different passwords or one that breaks the rules, and keeps the link valid', async () => {
    const email = await storeAdministrator(running);
    const token = await requestToken(email);
    const refusal = async (body: object) => (await reset(token, body).expect(400)).body.fields;
    expect(await refusal({ newPassword: NEW_PASSWORD, password: PASSWORD })).toEqual({
      newPassword: ['newPassword and password must be the same.'],
    });
    expect(await refusal({})).toEqual({ newPassword: ['New password is required.'] });
    expect(await refusal({ newPassword: 'elevenchars' })).toEqual({
      newPassword: ['Password must be at least 12 characters long.'],
    });
    expect(await refusal({ password: email })).toEqual({
      password: [expect.stringMatching(/too easy to guess/)],
    });
    await login(email, PASSWORD).expect(200);
    await reset(token, { newPassword: NEW_PASSWORD, password: NEW_PASSWORD }).expect(200);
  });
});

describe('a reset link', () => {
  test('stays used when the server was killed before it had removed the request for it', async () => {
    const email = await storeAdministrator(running);
    const requests = running.connection.collection('admin_reset_requests');
    const sweep = jest.spyOn(running.app.get(EffectsRelay, { strict: false }), 'sweep').mockResolvedValue();
    await forgot({ email }).expect(200);
    const [answered] = await requests.find({ email }).toArray();
    if (!answered) throw new Error('the request was not stored');
    sweep.mockRestore();
    const [token = ''] = await tokensSentTo(email);
    await requests.insertOne(answered);
    await reset(token, { newPassword: NEW_PASSWORD }).expect(200);
    await running.app.get(EffectsRelay, { strict: false }).sweep();
    expect(await requests.countDocuments({ email })).toBe(0);
    await reset(token, { newPassword: PASSWORD }).expect(404);
    await login(email, NEW_PASSWORD).expect(200);
  });

  test('shows its purpose, its account and its expiry 30 minutes after the request', async () => {
    const email = await storeAdministrator(running);
    const token = await requestToken(email);
    const { body, headers } = await showLink(token).expect(200);
    expect(body).toEqual({ purpose: 'reset', email, minLength: 12, expiresAt: expect.any(String) });
    const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('works once, even when it is used several times at the same time', async () => {
    const email = await storeAdministrator(running);
    const token = await requestToken(email);
    const passwords = Array.from({ length: 6 }, (_, i) => `${NEW_PASSWORD} ${i}`);
    const answers = await Promise.all(passwords.map((newPassword) => reset(token, { newPassword })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(404)]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    await login(email, winner).expect(200);
    const again = await reset(token, { newPassword: NEW_PASSWORD }).expect(404);
    expect(again.body).toMatchObject({ code: 'NOT_FOUND', message: INVALID_LINK });
    await showLink(token).expect(404);
  });

  test('works while the login queue is full', async () => {
    const email = await storeAdministrator(running);
    const token = await requestToken(email);
    const answer = await whileQueueIsFull(running, async () => {
      await login(email, PASSWORD).expect(503);
      return reset(token, { newPassword: NEW_PASSWORD });
    });
    expect(answer.status).toBe(200);
  });

  test('does not work after it has expired', async () => {
    const email = await storeAdministrator(running);
    const token = await requestToken(email);
    await admins().updateOne({ email }, { $set: { 'passwordLinks.0.expiresAt': new Date(Date.now() - 1) } });
    await showLink(token).expect(404);
    await reset(token, { newPassword: NEW_PASSWORD }).expect(404);
    await login(email, PASSWORD).expect(200);
  });

  test('is invalid if it expires later than a new link would, as after the clock was set back, even between opening and use', async () => {
    const email = await storeAdministrator(running);
    const token = await requestToken(email);
    const passwords = running.app.get(AccountPasswordsService, { strict: false });
    const opened = await passwords.findByLink((await admins().findOne({ email }))?.passwordLinks[0].id);
    if (opened === undefined) throw new Error('no link');
    const ahead = new Date(Date.now() + 48 * 3_600_000);
    await admins().updateOne({ email }, { $set: { 'passwordLinks.0.expiresAt': ahead } });
    await showLink(token).expect(404);
    await reset(token, { newPassword: NEW_PASSWORD }).expect(404);
    expect(await passwords.setPasswordByLink(opened, 'never to be compared', '127.0.0.1')).toBe(false);
    await login(email, PASSWORD).expect(200);
  });

  test('is invalidated when another link of the account has been used', async () => {
    const email = await storeAdministrator(running);
    await requestToken(email);
    await forgot({ email }).expect(200);
    const [first = '', second = ''] = await tokensSentTo(email, 2);
    expect(first).not.toBe(second);
    await reset(first, { newPassword: NEW_PASSWORD }).expect(200);
    await reset(second, { newPassword: PASSWORD }).expect(404);
  });

  test.each([
    ['with a wrong length', (token: string) => token.slice(1)],
    ['with a wrong signature', (token: string) => `${token.slice(0, -8)}AAAAAAAA`],
    ['with another id and the same signature', (token: string) => `AAAA${token.slice(4)}`],
    ['that is no token', () => '%24ne'],
  ])('%s is rejected', async (_what, change) => {
    const email = await storeAdministrator(running);
    const wrong = change(await requestToken(email));
    const answer = await reset(wrong, { newPassword: NEW_PASSWORD }).expect(404);
    expect(answer.body.message).toBe(INVALID_LINK);
  });

  test('cannot be derived from the contents of the database', async () => {
    const email = await storeAdministrator(running);
    const token = await requestToken(email);
    const stored = await Promise.all(
      ['admins', 'mail_outbox', 'admin_reset_requests', 'audit_entries'].map((name) =>
        running.connection.collection(name).find({}).toArray(),
      ),
    );
    expect(JSON.stringify(stored)).not.toContain(token.slice(22));
    expect(running.app.get(PasswordLinks, { strict: false }).idOf(token)).toBe(token.slice(0, 22));
  });

  test('points to the configured address, whatever the Host header says', async () => {
    const email = await storeAdministrator(running);
    await forgot({ email }).set('Host', 'evil.example').set('X-Forwarded-Host', 'evil.example').expect(200);
    await tokensSentTo(email);
    const [mail] = await inbox.mailsTo(email);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
  });
});

describe('requesting a reset link', () => {
  test('returns the same response for every address, and sends no mail to an address without an account', async () => {
    const email = await storeAdministrator(running);
    const answers = await Promise.all([forgot({ email }), forgot({ email: `no-${email}` })]);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({ status: 200, body: { message: REQUESTED } }),
    );
    await tokensSentTo(email);
    const requests = running.connection.collection('admin_reset_requests');
    await eventually(
      () => requests.countDocuments({}),
      (count) => count === 0,
    );
    expect(await running.connection.collection('mail_outbox').countDocuments({ to: `no-${email}` })).toBe(0);
    expect(inbox.mails.filter(({ to }) => to === `no-${email}`)).toEqual([]);
  });

  test.each([
    [{ email: 'nobody' }, 'Email must be a valid e-mail address.'],
    [{}, 'Email is required.'],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'Email must be a valid e-mail address.'],
  ])('rejects %j', async (body, sentence) => {
    expect((await forgot(body).expect(400)).body.fields).toEqual({ email: [sentence] });
  });

  test('sends the link even after a crash between the response and the mail', async () => {
    const email = await storeAdministrator(running);
    const passwords = running.app.get(AccountPasswordsService, { strict: false });
    const crash = jest.spyOn(passwords, 'sendResetLink').mockRejectedValueOnce(new Error('killed'));
    await forgot({ email }).expect(200);
    await tokensSentTo(email);
    expect(crash).toHaveBeenCalledTimes(2);
    crash.mockRestore();
  });
});

test('at most 3 reset links an hour are sent to one address, and 20 requests an hour accepted from one network', async () => {
  const limited = await startTestApp({ env: { SMTP_URL: inbox.url, RATE_LIMIT_SCALE: '1' } });
  try {
    const email = await storeAdministrator(limited);
    for (let i = 0; i < 5; i += 1) await forgot({ email }, limited).expect(200, { message: REQUESTED });
    for (let i = 0; i < 15; i += 1) await forgot({ email: `none-${i}@example.org` }, limited).expect(200);
    const refused = await forgot({ email: 'one-more@example.org' }, limited).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await inbox.mailsTo(email, 3);
    await eventually(
      () => limited.connection.collection('admin_reset_requests').countDocuments({}),
      (count) => count === 0,
    );
    expect(
      await limited.connection
        .collection('audit_entries')
        .countDocuments({ action: 'admin.reset_requested' }),
    ).toBe(3);
  } finally {
    await limited.close();
  }
});

describe('an invitation', () => {
  let manager: LoggedIn;
  beforeAll(async () => {
    manager = await logIn(running);
  });
  const invite = (email: string) =>
    request(running.origin)
      .post('/api/admin/register')
      .auth(manager.token, { type: 'bearer' })
      .send({ email });

  test('arrives by mail and lets the person choose the first password', async () => {
    const email = 'invited-once@example.org';
    await invite(email).expect(201);
    const [token = ''] = await tokensSentTo(email);
    const { body } = await showLink(token).expect(200);
    expect(body).toMatchObject({ purpose: 'invitation', email });
    const hours = (Date.parse(body.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    await login(email, NEW_PASSWORD).expect(401);
    await reset(token, { newPassword: NEW_PASSWORD }).expect(200);
    await login(email, NEW_PASSWORD).expect(200);
    await reset(token, { newPassword: PASSWORD }).expect(404);
    const accepted = await running.connection
      .collection('audit_entries')
      .findOne({ action: 'admin.invitation_accepted' });
    expect(accepted).toMatchObject({ actor: { email }, subject: { kind: 'admin', reference: email } });
    expect((await inbox.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your access to the console/),
    ]);
  });

  test('is the only way in until a password is set: a reset request sends no link', async () => {
    const email = 'invited-twice@example.org';
    await invite(email).expect(201);
    await tokensSentTo(email);
    await forgot({ email }).expect(200, { message: REQUESTED });
    const requests = running.connection.collection('admin_reset_requests');
    await eventually(
      () => requests.countDocuments({}),
      (count) => count === 0,
    );
    expect((await admins().findOne({ email }))?.passwordLinks).toEqual([
      expect.objectContaining({ purpose: 'invitation' }),
    ]);
  });
});
