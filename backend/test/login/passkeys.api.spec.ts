import request from 'supertest';
import { FactorRepository } from '../../src/admin/factors/factor.repository.js';
import { addApp, factorCall, factorStep, passwordStep } from '../support/calls/second-factor.js';
import { administratorWith, type LoggedIn, logIn, PASSWORD } from '../support/factories/administrators.js';
import { Inbox } from '../support/services/inbox.js';
import { SoftAuthenticator } from '../support/services/soft-authenticator.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MINUTE = 60_000;

describe('a passkey', () => {
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

  const stored = (email: string) => running.connection.collection('admins').findOne({ email });
  const entriesOf = (email: string, action: string) =>
    running.connection.collection('audit_entries').countDocuments({ 'subject.reference': email, action });
  /** A passkey's signature for a page of another origin, and for one of another domain. */
  const answersElsewhere = (key: SoftAuthenticator, passkey: Parameters<SoftAuthenticator['get']>[0]) => [
    key.get(passkey, { origin: 'https://example.com' }),
    key.get({ ...passkey, rpId: 'example.com' }),
  ];
  const optionsFor = async (admin: LoggedIn) =>
    (await factorCall(running, admin.token)('post', '/passkeys/options').expect(200)).body.data.options;

  async function addPasskey(admin: LoggedIn, key = new SoftAuthenticator()) {
    const answer = key.create(await optionsFor(admin));
    const added = await factorCall(running, admin.token)('post', '/passkeys', answer).expect(200);
    return { ...admin, key, recoveryCodes: added.body.data.recoveryCodes as string[] | undefined };
  }
  const withPasskey = async () => addPasskey(await administratorWith(running, []));
  const passwordChallenge = async ({ email }: LoggedIn) => {
    const answer = await request(running.origin).post('/api/admin/login').send({ email, password: PASSWORD });
    return answer.body;
  };
  const passkeyChallenge = async () =>
    (await request(running.origin).post('/api/admin/login/passkey/options')).body.data;
  const passkeyLogin = (body: object) => request(running.origin).post('/api/admin/login/passkey').send(body);
  const state = async (admin: LoggedIn) =>
    (await factorCall(running, admin.token)('get', '').expect(200)).body;

  describe('as second factor', () => {
    test('comes with recovery codes, sends a mail when added, and opens the session after the password', async () => {
      const admin = await withPasskey();
      expect(admin.recoveryCodes).toHaveLength(10);
      expect(await state(admin)).toMatchObject({
        methods: ['passkey', 'recovery-code'],
        passkeys: [{ _id: expect.stringMatching(/^[0-9a-f]{24}$/), addedAt: expect.any(String) }],
      });
      const [mail] = await inbox.mailsTo(admin.email);
      expect(mail?.text).toContain('A passkey was added');

      const { challenge, methods, passkey } = await passwordChallenge(admin);
      expect(methods).toEqual(['passkey', 'recovery-code']);
      expect(passkey.allowCredentials).toEqual([
        { id: admin.key.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
      ]);
      const answer = admin.key.get(passkey, { isVerified: false });
      const opened = await factorStep(running, { challenge, passkey: answer }).expect(200);
      await request(running.origin)
        .get('/api/admin/profile')
        .auth(opened.body.token, { type: 'bearer' })
        .expect(200);
      expect((await state(admin)).passkeys[0].lastUsedAt).toEqual(expect.any(String));
    });

    test('answers a challenge once', async () => {
      const admin = await withPasskey();
      const { challenge, passkey } = await passwordChallenge(admin);
      const body = { challenge, passkey: admin.key.get(passkey) };
      const answers = await Promise.all([factorStep(running, body), factorStep(running, body)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      await factorStep(running, body).expect(401);
    });

    test('is rejected for a page of another origin, for another challenge, and from another person', async () => {
      const [admin, other] = [await withPasskey(), await withPasskey()];
      const { challenge, passkey } = await passwordChallenge(admin);
      const later = await passwordChallenge(admin);
      const wrong = [
        ...answersElsewhere(admin.key, passkey),
        admin.key.get(later.passkey),
        other.key.get(passkey),
        { ...other.key.get(passkey), credentialId: admin.key.credentialId },
        { ...admin.key.get(passkey), signature: 'AAAA' },
      ];
      for (const answer of wrong) {
        const refused = await factorStep(running, { challenge, passkey: answer }).expect(401);
        expect(refused.body.message).toBe('This passkey was not accepted. Try again, or choose another way.');
      }
      await factorStep(running, { challenge, passkey: admin.key.get(passkey) }).expect(200);
    });

    test('is rejected when its signature counter does not increase, as with a cloned authenticator', async () => {
      const admin = await withPasskey();
      const first = await passwordChallenge(admin);
      const { challenge } = first;
      await factorStep(running, { challenge, passkey: admin.key.get(first.passkey, { count: 7 }) }).expect(
        200,
      );
      const second = await passwordChallenge(admin);
      await factorStep(running, {
        challenge: second.challenge,
        passkey: admin.key.get(second.passkey, { count: 7 }),
      }).expect(401);
    });

    test('is rejected together with a code, or with malformed or unknown fields', async () => {
      const admin = await withPasskey();
      const { challenge, passkey } = await passwordChallenge(admin);
      const answer = admin.key.get(passkey);
      await factorStep(running, { challenge, passkey: answer, code: '123456' }).expect(400);
      await factorStep(running, { challenge, passkey: 'key' }).expect(400);
      await factorStep(running, { challenge, passkey: { ...answer, more: 1 } }).expect(400);
    });
  });

  describe('without a password', () => {
    test('logs in once for each challenge', async () => {
      const admin = await withPasskey();
      const { challenge, passkey } = await passkeyChallenge();
      expect(passkey).toMatchObject({ userVerification: 'required', allowCredentials: [] });
      const body = { challenge, passkey: admin.key.get(passkey) };
      const opened = await passkeyLogin(body).expect(200);
      expect(opened.body).toMatchObject({ message: 'Login successful', userId: admin.adminId });
      // The login counts as re-authentication.
      await factorCall(running, opened.body.token)('post', '/recovery-codes').expect(200);
      await passkeyLogin(body).expect(401);
    });

    test('is rejected without user verification (fingerprint, face or PIN)', async () => {
      const admin = await withPasskey();
      const { challenge, passkey } = await passkeyChallenge();
      await passkeyLogin({ challenge, passkey: admin.key.get(passkey, { isVerified: false }) }).expect(401);
      expect(await entriesOf(admin.email, 'admin.login_failed')).toBe(1);
    });

    test('is rejected for a page of another origin or domain', async () => {
      const admin = await withPasskey();
      const { challenge, passkey } = await passkeyChallenge();
      for (const answer of answersElsewhere(admin.key, passkey)) {
        const refused = await passkeyLogin({ challenge, passkey: answer }).expect(401);
        expect(refused.body.message).toBe('This passkey was not accepted. Try again, or choose another way.');
      }
      await passkeyLogin({ challenge, passkey: admin.key.get(passkey) }).expect(200);
    });

    test('is rejected with the same message for an unknown account, and for the challenge of another step', async () => {
      const admin = await withPasskey();
      const { challenge, passkey } = await passkeyChallenge();
      const answer = admin.key.get(passkey);
      for (const userHandle of ['AAAAAAAAAAAAAAAA', '!', undefined]) {
        const refused = await passkeyLogin({ challenge, passkey: { ...answer, userHandle } }).expect(401);
        expect(refused.body.message).toBe('This passkey was not accepted. Try again, or choose another way.');
      }
      const second = await passwordChallenge(admin);
      await passkeyLogin({ challenge: second.challenge, passkey: admin.key.get(second.passkey) }).expect(401);
      await factorStep(running, { challenge, passkey: answer }).expect(401);
    });

    test('is rejected after five minutes, with the same error for an unknown account', async () => {
      const admin = await withPasskey();
      const { challenge, passkey } = await passkeyChallenge();
      const answer = admin.key.get(passkey);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * MINUTE);
      const refusals = [];
      for (const userHandle of [answer.userHandle, 'AAAAAAAAAAAAAAAA']) {
        const { body } = await passkeyLogin({ challenge, passkey: { ...answer, userHandle } }).expect(401);
        refusals.push({ code: body.code, message: body.message });
      }
      expect(refusals[0]).toEqual(refusals[1]);
    });
  });

  describe('for re-authentication', () => {
    test('is accepted once for each challenge', async () => {
      const admin = await withPasskey();
      const call = factorCall(running, admin.token);
      const { passkey } = (await call('post', '/prove/options').expect(200)).body.data;
      const answer = admin.key.get(passkey);
      const proven = await call('post', '/prove', { passkey: answer }).expect(200);
      expect(new Date(proven.body.data.provenUntil).getTime()).toBeGreaterThan(Date.now());
      const again = await call('post', '/prove', { passkey: answer }).expect(400);
      expect(again.body.fields).toEqual({
        passkey: ['This passkey was not accepted. Try again, or choose another way.'],
      });
    });

    test('is rejected from a page of another origin or domain', async () => {
      const admin = await withPasskey();
      const call = factorCall(running, admin.token);
      for (const index of [0, 1]) {
        const { passkey } = (await call('post', '/prove/options').expect(200)).body.data;
        const answer = answersElsewhere(admin.key, passkey)[index];
        await call('post', '/prove', { passkey: answer }).expect(400);
      }
      expect(await entriesOf(admin.email, 'admin.proof_failed')).toBe(2);
      expect(await entriesOf(admin.email, 'admin.proven')).toBe(0);
    });

    test('cannot be requested by an account without a passkey', async () => {
      const admin = await administratorWith(running, []);
      const { body } = await factorCall(running, admin.token)('post', '/prove/options').expect(409);
      expect(body.message).toBe('This account has no passkey.');
    });
  });

  describe('when added', () => {
    test('must answer the current challenge of the session, and is accepted once', async () => {
      const [admin, other] = [await administratorWith(running, []), await administratorWith(running, [])];
      const add = (who: LoggedIn, answer: object) =>
        factorCall(running, who.token)('post', '/passkeys', answer);
      const key = new SoftAuthenticator();
      const answer = key.create(await optionsFor(admin));
      await add(other, answer).expect(400);
      await add(admin, key.create(await optionsFor(admin), { origin: 'https://example.com' })).expect(400);
      await add(admin, { ...answer, attestationObject: 'oA' }).expect(400);
      await add(admin, answer).expect(400);
      await add(admin, key.create(await optionsFor(admin))).expect(200);
      await add(admin, key.create(await optionsFor(admin))).expect(409);
      expect((await stored(admin.email))?.passkeys).toHaveLength(1);
      expect((await stored(other.email))?.passkeys).toBeUndefined();
    });

    test('is refused as a change of the second factor when another first factor was faster, and added again', async () => {
      const admin = await administratorWith(running, []);
      const factors = running.app.get(FactorRepository, { strict: false });
      const write = factors.addPasskey.bind(factors);
      jest.spyOn(factors, 'addPasskey').mockImplementationOnce(async (...values) => {
        await addApp(running, admin);
        return write(...values);
      });
      const key = new SoftAuthenticator();
      const answer = key.create(await optionsFor(admin));
      const refused = await factorCall(running, admin.token)('post', '/passkeys', answer).expect(409);
      expect(refused.body.message).toBe(
        'Your second factor has just been changed. Please check it and try again.',
      );
      expect((await addPasskey(admin, key)).recoveryCodes).toBeUndefined();
    });

    test('is limited to ten for each account', async () => {
      const admin = await administratorWith(running, []);
      for (let count = 0; count < 10; count += 1) await addPasskey(admin);
      await factorCall(running, admin.token)('post', '/passkeys/options').expect(409);
    });

    test('requires re-authentication within the last ten minutes', async () => {
      const admin = await administratorWith(running, []);
      await running.connection
        .collection('admin_sessions')
        .updateMany({}, { $set: { 'proof.at': new Date(Date.now() - 11 * MINUTE) } });
      const refused = await factorCall(running, admin.token)('post', '/passkeys/options').expect(403);
      expect(refused.body.code).toBe('PROOF_REQUIRED');
    });
  });

  describe('when removed', () => {
    test('as the last factor, takes the recovery codes with it, and the password alone logs in again', async () => {
      const admin = await withPasskey();
      const [{ _id }] = (await state(admin)).passkeys;
      await factorCall(running, admin.token)('delete', `/passkeys/${_id}`).expect(200);
      expect((await stored(admin.email))?.recoveryCodes).toBeUndefined();
      await logIn(running, { email: admin.email, password: PASSWORD });
      await factorCall(running, admin.token)('delete', `/passkeys/${_id}`).expect(404);
      await inbox.mailSaying(admin.email, 'A passkey was removed from your account');
      expect(await entriesOf(admin.email, 'admin.factor_added')).toBe(1);
      expect(await entriesOf(admin.email, 'admin.factor_removed')).toBe(1);
    });

    test('leaves the recovery codes while an authenticator app remains, and the other way round', async () => {
      const admin = await addPasskey(await addApp(running, await administratorWith(running, [])));
      expect(admin.recoveryCodes).toBeUndefined();
      const [{ _id }] = (await state(admin)).passkeys;
      await factorCall(running, admin.token)('delete', `/passkeys/${_id}`).expect(200);
      expect(await state(admin)).toMatchObject({ methods: ['totp', 'recovery-code'], passkeys: [] });
      await addPasskey(admin);
      await factorCall(running, admin.token)('delete', '/totp').expect(200);
      expect((await state(admin)).methods).toEqual(['passkey', 'recovery-code']);
    });

    test('together with the app at the same time, leaves no recovery codes behind', async () => {
      const admin = await addPasskey(await addApp(running, await administratorWith(running, [])));
      const [{ _id }] = (await state(admin)).passkeys;
      const call = factorCall(running, admin.token);
      const answers = await Promise.all([call('delete', `/passkeys/${_id}`), call('delete', '/totp')]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const left = await stored(admin.email);
      expect(left?.recoveryCodes !== undefined).toBe(left?.totp !== undefined || left?.passkeys?.length > 0);
    });

    test('by another holder of admins:manage because it was lost, no longer logs in', async () => {
      const admin = await withPasskey();
      const manager = await administratorWith(running, ['admins:manage']);
      await factorCall(running, manager.token)('post', '/reset', {
        userId: admin.adminId,
        reason: 'The laptop was stolen.',
      }).expect(200);
      await logIn(running, { email: admin.email, password: PASSWORD });
      const { challenge, passkey } = await passkeyChallenge();
      await passkeyLogin({ challenge, passkey: admin.key.get(passkey) }).expect(401);
    });
  });

  test('cannot complete the login of another account', async () => {
    const [admin, other] = [await withPasskey(), await withPasskey()];
    const { challenge } = await passwordStep(running, admin.email);
    const { passkey } = await passwordChallenge(other);
    await factorStep(running, { challenge, passkey: other.key.get(passkey) }).expect(401);
  });
});
