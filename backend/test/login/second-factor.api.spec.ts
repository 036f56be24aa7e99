import { URI } from 'otpauth';
import request from 'supertest';
import { readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { addApp, factorCall, factorStep, passwordStep } from '../support/calls/second-factor.js';
import {
  administratorWith,
  logIn,
  PASSWORD,
  refreshCookieLine,
} from '../support/factories/administrators.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MINUTE = 60_000;

describe('a second factor', () => {
  let running: TestApp;
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const profile = (token: string) =>
    request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' });
  const stored = (email: string) => running.connection.collection('admins').findOne({ email });
  const entriesOf = (email: string, action: string) =>
    running.connection.collection('audit_entries').countDocuments({ 'subject.reference': email, action });
  const withApp = async () => addApp(running, await administratorWith(running, []));

  test('is requested after the password, and opens the session with a code of the app', async () => {
    const admin = await withApp();
    const first = await request(running.origin)
      .post('/api/admin/login')
      .send({ email: admin.email, password: PASSWORD })
      .expect(202);
    expect(first.body).toEqual({
      message: 'Second factor required',
      challenge: expect.stringMatching(/^eyJ/),
      methods: ['totp', 'recovery-code'],
      expiresIn: 300,
    });
    expect(refreshCookieLine(first)).toBe('');
    await profile(first.body.challenge).expect(401);

    const answer = await factorStep(running, {
      challenge: first.body.challenge,
      code: admin.codeIn(0),
    }).expect(200);
    expect(answer.body).toEqual({
      message: 'Login successful',
      token: expect.stringMatching(/^eyJ/),
      userId: admin.adminId,
      expiresIn: 600,
      mustSetUpFactor: false,
      admin: { _id: admin.adminId, email: admin.email, permissions: [] },
    });
    await profile(answer.body.token).expect(200);
    expect(refreshCookieLine(answer)).toMatch(/; HttpOnly(;|$)/);
    const [mail] = await inbox.mailsTo(admin.email);
    expect(mail?.text).toContain('authenticator app was added');
    expect(await entriesOf(admin.email, 'admin.factor_added')).toBe(1);
  });

  test('is stored without a readable secret or readable recovery codes', async () => {
    const admin = await withApp();
    const secret = new URL((await enrolment()).otpauthUrl).searchParams.get('secret') ?? '';
    const kept = JSON.stringify(await stored(admin.email));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    for (const code of admin.recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replace('-', ''));
    }
    const log = JSON.stringify(await running.connection.collection('audit_entries').find().toArray());
    expect(log).not.toContain(admin.recoveryCodes[0]);

    async function enrolment() {
      const other = await administratorWith(running, []);
      const { body } = await factorCall(running, other.token)('post', '/totp').expect(200);
      expect(JSON.stringify(await stored(other.email))).not.toContain(body.data.secret);
      return body.data;
    }
  });

  test('accepts a code once, even when it is sent twenty times at the same time', async () => {
    const admin = await withApp();
    const challenges = await Promise.all(
      Array.from({ length: 20 }, () => passwordStep(running, admin.email)),
    );
    const code = admin.codeIn(0);
    const answers = await Promise.all(
      challenges.map(({ challenge }) => factorStep(running, { challenge, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
    const { challenge } = await passwordStep(running, admin.email);
    await factorStep(running, { challenge, code }).expect(401);
    // An earlier code is rejected too, because somebody may have read it over the owner’s shoulder.
    await factorStep(running, { challenge, code: admin.codeIn(-1) }).expect(401);
    await factorStep(running, { challenge, code: admin.codeIn(1) }).expect(200);
  });

  test('accepts codes of the adjacent 30-second steps, but of no others', async () => {
    const admin = await withApp();
    const { challenge } = await passwordStep(running, admin.email);
    const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    for (const steps of [-2, 2]) {
      await factorStep(running, { challenge, code: admin.codeIn(steps, now) }).expect(401);
    }
    await factorStep(running, { challenge, code: admin.codeIn(-1, now) }).expect(200);
  });

  test('accepts a recovery code once, even when it is sent ten times at the same time, and notifies the owner', async () => {
    const admin = await withApp();
    expect(new Set(admin.recoveryCodes).size).toBe(10);
    const [recoveryCode = '', second = ''] = admin.recoveryCodes;
    const challenges = await Promise.all(
      Array.from({ length: 10 }, () => passwordStep(running, admin.email)),
    );
    const answers = await Promise.all(
      challenges.map(({ challenge }) => factorStep(running, { challenge, recoveryCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
    const { challenge } = await passwordStep(running, admin.email);
    await factorStep(running, { challenge, recoveryCode }).expect(401);
    await factorStep(running, { challenge, recoveryCode: second.toLowerCase().replace('-', ' ') }).expect(
      200,
    );
    // Two of the five mails are about logins from unknown browsers.
    const mails = await inbox.mailsTo(admin.email, 5);
    expect(mails.map(({ text }) => text).join()).toMatch(/Codes left: 9[\s\S]*Codes left: 8/);
    expect(await entriesOf(admin.email, 'admin.recovery_code_used')).toBe(2);
  });

  test('gets all of its recovery codes replaced together', async () => {
    const admin = await withApp();
    const { body } = await factorCall(running, admin.token)('post', '/recovery-codes').expect(200);
    expect(body.data.recoveryCodes).toHaveLength(10);
    const { challenge } = await passwordStep(running, admin.email);
    await factorStep(running, { challenge, recoveryCode: admin.recoveryCodes[0] }).expect(401);
    await factorStep(running, { challenge, recoveryCode: body.data.recoveryCodes[9] }).expect(200);
    await inbox.mailSaying(admin.email, 'New recovery codes were made for your account');
    expect(await entriesOf(admin.email, 'admin.recovery_codes_replaced')).toBe(1);
  });

  test('whose set-up was started again is not confirmed by a code of the earlier entry', async () => {
    const admin = await administratorWith(running, []);
    const call = factorCall(running, admin.token);
    const earlier = (await call('post', '/totp').expect(200)).body.data;
    await call('post', '/totp').expect(200);
    const code = URI.parse(earlier.otpauthUrl).generate();
    const refused = await call('post', '/totp/confirm', { code }).expect(400);
    expect(refused.body.fields.code).toEqual([
      'This code is wrong. Use the newest entry in the app, and check that the clock of the phone is right.',
    ]);
  });

  test('completes a challenge once, and not after five minutes or a password change', async () => {
    const admin = await withApp();
    const [used, old] = [await passwordStep(running, admin.email), await passwordStep(running, admin.email)];
    await factorStep(running, { challenge: used.challenge, recoveryCode: admin.recoveryCodes[0] }).expect(
      200,
    );
    const replay = await factorStep(running, {
      challenge: used.challenge,
      recoveryCode: admin.recoveryCodes[1],
    }).expect(401);
    expect(replay.body.message).toBe(
      'This login is not valid any more. Please begin again with the password.',
    );
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 5 * MINUTE + 1_000);
    await factorStep(running, { challenge: old.challenge, recoveryCode: admin.recoveryCodes[2] }).expect(401);
    clock.mockRestore();
    await running.connection
      .collection('admins')
      .updateOne({ email: admin.email }, { $inc: { credentialVersion: 1 } });
    await factorStep(running, { challenge: old.challenge, recoveryCode: admin.recoveryCodes[2] }).expect(401);
  });

  test('does not accept another token as the challenge', async () => {
    const admin = await withApp();
    await factorStep(running, { challenge: admin.token, code: admin.codeIn(0) }).expect(401);
    await factorStep(running, { challenge: 'x', code: admin.codeIn(0) }).expect(401);
  });

  test('requires exactly one of code and recovery code', async () => {
    const admin = await withApp();
    const { challenge } = await passwordStep(running, admin.email);
    await factorStep(running, { challenge }).expect(400);
    await factorStep(running, {
      challenge,
      code: admin.codeIn(0),
      recoveryCode: admin.recoveryCodes[0],
    }).expect(400);
    await factorStep(running, { challenge, code: { $gt: '' } }).expect(400);
  });

  test('can be removed by its owner with the recovery codes, after which the password suffices', async () => {
    const admin = await withApp();
    await factorCall(running, admin.token)('delete', '/totp').expect(200);
    await factorCall(running, admin.token)('delete', '/totp').expect(404);
    await logIn(running, { email: admin.email, password: PASSWORD });
    expect(await stored(admin.email)).not.toHaveProperty('recoveryCodes');
    await inbox.mailSaying(admin.email, 'The authenticator app was removed from your account');
    expect(await entriesOf(admin.email, 'admin.factor_removed')).toBe(1);
  });

  describe('when lost', () => {
    test('can be reset by another manager with a reason, which ends the sessions and notifies the owner', async () => {
      const admin = await withApp();
      const manager = await administratorWith(running, ['admins:manage']);
      const reset = (body: object) => factorCall(running, manager.token)('post', '/reset', body);
      await reset({ userId: admin.adminId }).expect(400);
      await reset({ userId: admin.adminId, reason: 'The phone fell into the river.' }).expect(200);
      await profile(admin.token).expect(401);
      await logIn(running, { email: admin.email, password: PASSWORD });
      const mails = await inbox.mailsTo(admin.email, 2);
      expect(mails.map(({ text }) => text).join()).toContain('The phone fell into the river.');
      expect(await entriesOf(admin.email, 'admin.factor_reset')).toBe(1);
      await reset({ userId: admin.adminId, reason: 'Once more' }).expect(409);
    });

    test('cannot be reset by its owner, nor without admins:manage', async () => {
      const manager = await addApp(running, await administratorWith(running, ['admins:manage']));
      const reason = 'I would like to.';
      const own = await factorCall(running, manager.token)('post', '/reset', {
        userId: manager.adminId,
        reason,
      }).expect(403);
      expect(own.body.message).toBe('Another administrator has to reset your second factor.');
      const reader = await administratorWith(running, ['admins:read']);
      await factorCall(running, reader.token)('post', '/reset', { userId: manager.adminId, reason }).expect(
        403,
      );
      await passwordStep(running, manager.email);
    });

    test('can be reset from the command line', async () => {
      const admin = await withApp();
      const printed: string[] = [];
      const terminal = { print: (line: string) => printed.push(line), askPassword: async () => undefined };
      const command = readAdminCommand(['reset-factor', '--email', admin.email]);
      await command(running.app, terminal);
      expect(printed).toEqual([`The second factor of ${admin.email} is removed; its sessions have ended.`]);
      await logIn(running, { email: admin.email, password: PASSWORD });
      await expect(command(running.app, terminal)).rejects.toThrow('has no second factor');
    });
  });

  describe('is required again', () => {
    const assign = (token: string, adminId: string, userId: string) =>
      request(running.origin)
        .post('/api/admin/assign-permission')
        .auth(token, { type: 'bearer' })
        .send({ adminId, userId, permissions: ['audit:read'] });
    /** Simulates that the last re-authentication was this long ago. */
    const provenEarlier = async (ms: number) => {
      const at = new Date(Date.now() - ms);
      await running.connection
        .collection('admin_sessions')
        .updateMany({ 'proof.at': { $exists: true } }, { $set: { 'proof.at': at } });
    };

    test('before permissions change, if the last re-authentication is more than ten minutes old', async () => {
      const owner = await addApp(running, await administratorWith(running, ['admins:manage']));
      const { adminId: userId } = await administratorWith(running, []);
      await provenEarlier(9 * MINUTE);
      await assign(owner.token, owner.adminId, userId).expect(200);
      await provenEarlier(10 * MINUTE + 1_000);
      const refused = await assign(owner.token, owner.adminId, userId).expect(403);
      expect(refused.body).toMatchObject({
        code: 'PROOF_REQUIRED',
        message: 'Please show once more that it is you.',
      });
      const call = factorCall(running, owner.token);
      await call('post', '/prove', { password: PASSWORD }).expect(400);
      await call('post', '/prove', { code: '000000' }).expect(400);
      await assign(owner.token, owner.adminId, userId).expect(403);
      const proven = await call('post', '/prove', { code: owner.codeIn(0) }).expect(200);
      expect(Date.parse(proven.body.data.provenUntil) - Date.now()).toBeGreaterThan(9 * MINUTE);
      await assign(owner.token, owner.adminId, userId).expect(200);
      // For an account with a factor the password is not accepted as re-authentication, and not even compared.
      expect(await entriesOf(owner.email, 'admin.proof_failed')).toBe(1);
      expect(await entriesOf(owner.email, 'admin.proven')).toBe(1);
    });

    test('in a session that was opened with the password before the factor was added', async () => {
      const owner = await administratorWith(running, ['admins:manage']);
      const other = await logIn(running, { email: owner.email, password: PASSWORD });
      const { adminId: userId } = await administratorWith(running, []);
      await addApp(running, owner);
      const refused = await assign(other.token, owner.adminId, userId).expect(403);
      expect(refused.body.code).toBe('PROOF_REQUIRED');
    });

    test('as the password if the account has no second factor', async () => {
      const owner = await administratorWith(running, ['admins:manage']);
      const { adminId: userId } = await administratorWith(running, []);
      await provenEarlier(11 * MINUTE);
      await assign(owner.token, owner.adminId, userId).expect(403);
      const call = factorCall(running, owner.token);
      await call('post', '/totp').expect(403);
      await call('post', '/prove', { password: 'wrong guess' }).expect(400);
      await call('post', '/totp').expect(403);
      await call('post', '/prove', { password: PASSWORD }).expect(200);
      await assign(owner.token, owner.adminId, userId).expect(200);
      await call('post', '/totp').expect(200);
    });
  });
});
