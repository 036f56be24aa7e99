import { Types } from 'mongoose';
import request, { type Response } from 'supertest';
import { EffectsRelay } from '../../src/effects/effects-relay.js';
import { addApp, factorCall, factorStep, passwordStep } from '../support/calls/second-factor.js';
import {
  administratorWith,
  deviceCookie,
  type LoggedIn,
  PASSWORD,
  storeAdministrator,
} from '../support/factories/administrators.js';
import { Inbox } from '../support/services/inbox.js';
import { SoftAuthenticator } from '../support/services/soft-authenticator.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const FROM = '203.0.113.77';

describe('a login from a new device', () => {
  let running: TestApp;
  let inbox: Inbox;
  let relay: EffectsRelay;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url, TRUST_PROXY: '1' } });
    relay = running.app.get(EffectsRelay, { strict: false });
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const logInFrom = (email: string, cookie = '', userAgent = FIREFOX) =>
    request(running.origin)
      .post('/api/admin/login')
      .set('User-Agent', userAgent)
      .set('X-Forwarded-For', FROM)
      .set('Cookie', cookie)
      .send({ email, password: PASSWORD });
  const sessionsOf = ({ adminId }: Pick<LoggedIn, 'adminId'>) =>
    running.connection
      .collection('admin_sessions')
      .find({ adminId: new Types.ObjectId(adminId) })
      .toArray();
  /** Counts the outbox mails about logins of this account; they are stored before the login is answered. */
  const countMails = async (admin: Pick<LoggedIn, 'adminId'>) => {
    const keys = (await sessionsOf(admin)).map(({ _id }) => `${_id.toHexString()}:new-device`);
    return running.connection.collection('mail_outbox').countDocuments({ key: { $in: keys } });
  };
  const accountOf = ({ body }: Response) => ({ adminId: body.userId as string });

  test('sends its owner a mail with the time, the browser, the network and what to do', async () => {
    const admin = await administratorWith(running, []);
    await logInFrom(admin.email).expect(200);
    const [mail, ...others] = await inbox.mailsTo(admin.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A login from a new device to the console of Saajha Udyog');
    expect(mail?.text).toMatch(/on \d+ \w+ \d{4} at \d+:\d\d [ap]m \(Indian time\)/);
    for (const part of [
      'Browser: Firefox on Windows',
      'Network: 203.0.113.0/24',
      'end the session',
      'Change your password',
      'Tell an owner',
      'http://localhost:3000/admin/account\n',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).not.toContain(FROM);
    // The mail links to that page only.
    expect(mail?.html.match(/href="[^"]*"/g)).toEqual(['href="http://localhost:3000/admin/account"']);
  });

  test('sends a mail that does not repeat the User-Agent of an unknown browser', async () => {
    const admin = await administratorWith(running, []);
    await logInFrom(admin.email, '', 'Call evil.example now/1.0 x').expect(200);
    const [mail] = await inbox.mailsTo(admin.email);
    expect(mail?.text).toContain('Browser: Unknown');
    expect(mail?.text).not.toContain('evil');
  });

  test('is marked in the audit log; the first login of an account and one from a known browser are not, and send no mail', async () => {
    const email = await storeAdministrator(running);
    const first = await logInFrom(email).expect(200);
    const admin = accountOf(first);
    const again = await logInFrom(email, deviceCookie(first)).expect(200);
    expect(await countMails(admin)).toBe(0);
    await logInFrom(email, deviceCookie(again)).expect(200);
    expect(await countMails(admin)).toBe(0);
    await logInFrom(email).expect(200);
    expect(await countMails(admin)).toBe(1);
    const entries = await running.connection
      .collection('audit_entries')
      .find({ action: 'admin.login', 'subject.reference': email })
      .sort({ at: 1, _id: 1 })
      .toArray();
    expect(entries.map(({ detail }) => detail?.newDevice)).toEqual([undefined, undefined, undefined, true]);
  });

  test('sends a mail if the browser is known only to another account', async () => {
    const known = deviceCookie(await logInFrom(await storeAdministrator(running)));
    const admin = await administratorWith(running, []);
    await logInFrom(admin.email, known).expect(200);
    expect(await countMails(admin)).toBe(1);
  });

  test('sends a mail for each of two at the same time, but none for the first login of an account', async () => {
    const admin = await administratorWith(running, []);
    await Promise.all([logInFrom(admin.email).expect(200), logInFrom(admin.email).expect(200)]);
    expect(await countMails(admin)).toBe(2);
    expect(await inbox.mailsTo(admin.email, 2)).toHaveLength(2);
    const email = await storeAdministrator(running);
    const [first] = await Promise.all([logInFrom(email).expect(200), logInFrom(email).expect(200)]);
    expect(await countMails(accountOf(first))).toBe(1);
  });

  test('sends the mail when the second factor opens the session, once for a challenge that is answered twice', async () => {
    const admin = await addApp(running, await administratorWith(running, []));
    const { challenge } = await passwordStep(running, admin.email);
    expect(await countMails(admin)).toBe(0);
    const body = { challenge, recoveryCode: admin.recoveryCodes[0] };
    const other = { challenge, code: admin.codeIn(0) };
    const answers = await Promise.all([factorStep(running, body), factorStep(running, other)]);
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(await countMails(admin)).toBe(1);
    const next = await passwordStep(running, admin.email);
    await factorStep(running, { challenge: next.challenge, code: admin.codeIn(1) })
      .set('Cookie', deviceCookie(opened[0] as Response))
      .expect(200);
    expect(await countMails(admin)).toBe(1);
  });

  test('sends a mail after a login with a passkey alone too', async () => {
    const admin = await administratorWith(running, []);
    const key = new SoftAuthenticator();
    const call = factorCall(running, admin.token);
    const { options } = (await call('post', '/passkeys/options').expect(200)).body.data;
    await call('post', '/passkeys', key.create(options)).expect(200);
    const passkeyLogin = async (cookie: string) => {
      const { challenge, passkey } = (await request(running.origin).post('/api/admin/login/passkey/options'))
        .body.data;
      const login = request(running.origin).post('/api/admin/login/passkey').set('Cookie', cookie);
      return login.send({ challenge, passkey: key.get(passkey) }).expect(200);
    };
    const opened = await passkeyLogin('');
    expect(await countMails(admin)).toBe(1);
    await passkeyLogin(deviceCookie(opened));
    expect(await countMails(admin)).toBe(1);
  });

  test('does not include the session that a password change opens', async () => {
    const admin = await administratorWith(running, []);
    await request(running.origin)
      .post('/api/admin/change-password')
      .auth(admin.token, { type: 'bearer' })
      .send({ currentPassword: PASSWORD, newPassword: 'ten copper bells at dawn' })
      .expect(200);
    expect(await sessionsOf(admin)).toHaveLength(2);
    expect(await countMails(admin)).toBe(0);
  });

  test('sends the mail once, through the relay, after a crash at any point', async () => {
    const admin = await administratorWith(running, []);
    const cut = jest.spyOn(relay, 'process').mockRejectedValue(new Error('killed'));
    await logInFrom(admin.email).expect(500);
    expect(await countMails(admin)).toBe(0);
    const [session] = (await sessionsOf(admin)).filter(({ pendingEffects }) => pendingEffects.length > 0);
    expect(session).toBeDefined();
    cut.mockRestore();
    await relay.sweep();
    expect(await countMails(admin)).toBe(1);
    await inbox.mailsTo(admin.email);
    // Simulates a crash after the mail went to the outbox, but before that was recorded.
    await running.connection
      .collection('admin_sessions')
      .updateOne({ _id: session?._id }, { $set: { pendingEffects: session?.pendingEffects } });
    await relay.sweep();
    expect((await sessionsOf(admin)).flatMap(({ pendingEffects }) => pendingEffects)).toEqual([]);
    expect(await countMails(admin)).toBe(1);
    expect(await inbox.mailsTo(admin.email)).toHaveLength(1);
  });
});
