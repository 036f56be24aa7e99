import request from 'supertest';
import { EmailLinks, PasswordLinks } from '../../src/mail/account-links.js';
import { emailCalls, freshAddress, requestedChange, tokenIn } from '../support/calls/email-change.js';
import { deviceCookie, logIn, PASSWORD, storeAdministrator } from '../support/factories/administrators.js';
import { type AccountStep, changeAccount } from '../support/factories/team.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const INVALID_LINK =
  'This link does not work any more. It was used, its time is over, or the change was withdrawn.';
const TAKEN =
  'Another account has this e-mail address by now, so nothing was changed. Please choose another address.';

describe('the links that confirm a new e-mail address', () => {
  let running: TestApp;
  let inbox: Inbox;
  let calls: ReturnType<typeof emailCalls>;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    calls = emailCalls(running);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const login = (email: string, password = PASSWORD) =>
    request(running.origin).post('/api/admin/login').send({ email, password });
  const admins = () => running.connection.collection('admins');
  const actionsOf = async (adminId: string) => {
    const entries = await running.connection
      .collection('audit_entries')
      .find({ 'subject.id': adminId, action: /email/ })
      .sort({ position: 1 })
      .toArray();
    return entries.map(({ action, detail }) => [action, detail?.address].filter(Boolean).join(' '));
  };
  const applyStep = async (adminId: string, step: AccountStep) => {
    await changeAccount(running.origin, await logIn(running), adminId, step).expect(200);
  };

  test.each([
    ['current', 'next'],
    ['next', 'current'],
  ] as const)(
    'change the address once both are used, the %s one first, keep the session and notify both addresses',
    async (first, second) => {
      const requested = await requestedChange(running, inbox);
      const { admin, email } = requested;
      const { body: half } = await calls.confirm(requested[first]).expect(200);
      expect(half).toEqual({
        message: 'This address is confirmed; the other one is not yet.',
        data: { isChanged: false },
      });
      expect((await calls.pending(admin)).body.change).toMatchObject({
        isCurrentConfirmed: first === 'current',
        isNewConfirmed: first === 'next',
      });
      await login(admin.email).expect(200);
      await login(email).expect(401);
      const { body: whole } = await calls.confirm(requested[second]).expect(200);
      expect(whole).toEqual({ message: 'The e-mail address is changed.', data: { isChanged: true } });
      expect((await calls.profile(admin).expect(200)).body.admin.email).toBe(email);
      await calls.pending(admin).expect(200, { email });
      await login(admin.email).expect(401);
      await login(email).expect(200);
      await inbox.mailSaying(admin.email, 'no longer come to this one');
      await inbox.mailSaying(email, 'Log in with it from now on');
      const addressName = { current: 'current', next: 'new' };
      expect(await actionsOf(admin.adminId)).toEqual([
        'admin.email_change_requested',
        `admin.email_confirmed ${addressName[first]}`,
        `admin.email_confirmed ${addressName[second]}`,
        'admin.email_changed',
      ]);
      const changed = await running.connection
        .collection('audit_entries')
        .findOne({ 'subject.id': admin.adminId, action: 'admin.email_changed' });
      expect(changed).toMatchObject({ before: { email: admin.email }, after: { email } });
    },
  );

  test('keep the known browsers of the account known, and no others', async () => {
    const { admin, email, current, next } = await requestedChange(running, inbox);
    const known = deviceCookie(await login(admin.email).expect(200));
    await calls.confirm(current).expect(200);
    await calls.confirm(next).expect(200);
    const again = deviceCookie(await login(email).set('Cookie', known).expect(200));
    await login(email).set('Cookie', again).expect(200);
    await login(email).expect(200);
    const logins = await running.connection
      .collection('audit_entries')
      .find({ action: 'admin.login', 'subject.reference': email })
      .sort({ position: 1 })
      .toArray();
    expect(logins.map(({ detail }) => detail?.newDevice)).toEqual([undefined, undefined, true]);
  });

  test('change the address once when both are used twice at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { admin, email, current, next } = await requestedChange(running, inbox);
      const answers = await Promise.all([current, next, current, next].map((token) => calls.confirm(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404]);
      expect(answers.filter(({ body }) => body.data?.isChanged)).toHaveLength(1);
      expect((await calls.profile(admin)).body.admin.email).toBe(email);
      expect((await actionsOf(admin.adminId)).filter((one) => one === 'admin.email_changed')).toHaveLength(1);
    }
  });

  test('show what they confirm, mask the other address, and change nothing when they are only opened', async () => {
    const { admin, email, current, next } = await requestedChange(running, inbox);
    const { body, headers } = await calls.look(current).expect(200);
    expect(body).toEqual({
      address: 'current',
      currentEmail: admin.email,
      newEmail: 'n•••@example.org',
      isConfirmed: false,
      isOtherConfirmed: false,
      expiresAt: expect.any(String),
    });
    expect(headers['cache-control']).toBe('no-store');
    await calls.confirm(current).expect(200);
    expect((await calls.look(next).expect(200)).body).toMatchObject({
      address: 'new',
      currentEmail: 'a•••@example.org',
      newEmail: email,
      isConfirmed: false,
      isOtherConfirmed: true,
    });
    expect((await calls.look(current).expect(200)).body.isConfirmed).toBe(true);
    expect((await calls.profile(admin)).body.admin.email).toBe(admin.email);
  });

  test('work once each', async () => {
    const { admin, current, next } = await requestedChange(running, inbox);
    await calls.confirm(current).expect(200);
    const replay = await calls.confirm(current).expect(404);
    expect(replay.body).toMatchObject({ code: 'NOT_FOUND', message: INVALID_LINK });
    expect((await calls.profile(admin)).body.admin.email).toBe(admin.email);
    await calls.confirm(next).expect(200);
    for (const token of [current, next]) {
      await calls.confirm(token).expect(404);
      await calls.look(token).expect(404);
      await calls.refuse(token).expect(404);
    }
  });

  test('confirm nothing after they have expired, when the change is no longer pending either', async () => {
    const { admin, current, next } = await requestedChange(running, inbox);
    await calls.confirm(current).expect(200);
    await admins().updateOne(
      { email: admin.email },
      { $set: { 'emailChange.expiresAt': new Date(Date.now() - 1) } },
    );
    await calls.look(next).expect(404);
    await calls.confirm(next).expect(404);
    await calls.pending(admin).expect(200, { email: admin.email });
    await calls.withdraw(admin).expect(404);
    await login(admin.email).expect(200);
  });

  test('change nothing and report a conflict when another account has taken the address', async () => {
    const { admin, email, current, next } = await requestedChange(running, inbox);
    await admins().updateOne({ email: await storeAdministrator(running) }, { $set: { email } });
    await calls.confirm(next).expect(200);
    const refused = await calls.confirm(current).expect(409);
    expect(refused.body).toMatchObject({ code: 'CONFLICT', message: TAKEN });
    expect((await calls.profile(admin)).body.admin.email).toBe(admin.email);
    expect(await actionsOf(admin.adminId)).not.toContain('admin.email_changed');
    expect((await calls.pending(admin)).body.change).toMatchObject({
      isCurrentConfirmed: false,
      isNewConfirmed: true,
    });
  });

  test('give an address that two accounts request to one of them', async () => {
    const email = freshAddress();
    const requested = [
      await requestedChange(running, inbox, email),
      await requestedChange(running, inbox, email),
    ];
    for (const mail of await inbox.mailsTo(email, 2)) await calls.confirm(tokenIn(mail)).expect(200);
    const answers = await Promise.all(requested.map(({ current }) => calls.confirm(current)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await admins().countDocuments({ email })).toBe(1);
  });

  test('let only the current address refuse the change, even after it has confirmed', async () => {
    const { admin, current, next } = await requestedChange(running, inbox);
    await calls.refuse(next).expect(404);
    await calls.confirm(current).expect(200);
    await calls.refuse(current).expect(200, { message: 'The e-mail address stays as it is.' });
    for (const token of [current, next]) await calls.confirm(token).expect(404);
    await calls.pending(admin).expect(200, { email: admin.email });
    expect((await actionsOf(admin.adminId)).at(-1)).toBe('admin.email_change_refused');
  });

  test('do nothing for a suspended account, nor after it was resumed', async () => {
    const { admin, current, next } = await requestedChange(running, inbox);
    await applyStep(admin.adminId, 'suspend');
    for (const call of [calls.look, calls.confirm, calls.refuse]) await call(current).expect(404);
    await applyStep(admin.adminId, 'resume');
    for (const token of [current, next]) await calls.confirm(token).expect(404);
    await login(admin.email).expect(200);
  });

  test('do nothing for a removed account', async () => {
    const { admin, current } = await requestedChange(running, inbox);
    await applyStep(admin.adminId, 'remove');
    for (const call of [calls.look, calls.confirm, calls.refuse]) await call(current).expect(404);
  });

  test('do nothing after the password was changed', async () => {
    const { admin, current, next } = await requestedChange(running, inbox);
    await calls.confirm(current).expect(200);
    await request(running.origin)
      .post('/api/admin/change-password')
      .auth(admin.token, { type: 'bearer' })
      .send({ currentPassword: PASSWORD, newPassword: 'ten copper bells at dawn' })
      .expect(200);
    await calls.confirm(next).expect(404);
    await login(admin.email, 'ten copper bells at dawn').expect(200);
  });

  test('invalidate the password reset links that were sent to the former address', async () => {
    const { admin, current, next } = await requestedChange(running, inbox);
    await request(running.origin).post('/api/admin/forgot-password').send({ email: admin.email }).expect(200);
    const reset = await inbox.mailSaying(admin.email, '/admin/reset-password/');
    const token = /reset-password\/([\w-]+)/.exec(reset.text)?.[1] ?? '';
    const look = () => request(running.origin).get(`/api/admin/reset-password/${token}`);
    await look().expect(200);
    for (const one of [current, next]) await calls.confirm(one).expect(200);
    await look().expect(404);
  });

  test.each([
    ['with a wrong length', (token: string) => token.slice(1)],
    ['with a wrong signature', (token: string) => `${token.slice(0, -8)}AAAAAAAA`],
    ['with another id and the same signature', (token: string) => `AAAA${token.slice(4)}`],
    ['that are no tokens', () => '%24ne'],
  ])('%s are rejected', async (_what, change) => {
    const { current } = await requestedChange(running, inbox);
    const refused = await calls.confirm(change(current)).expect(404);
    expect(refused.body.message).toBe(INVALID_LINK);
  });

  test('cannot be derived from the contents of the database, and are no password links', async () => {
    const { current } = await requestedChange(running, inbox);
    const stored = await Promise.all(
      ['admins', 'mail_outbox', 'audit_entries'].map((name) =>
        running.connection.collection(name).find({}).toArray(),
      ),
    );
    expect(JSON.stringify(stored)).not.toContain(current.slice(22));
    expect(running.app.get(EmailLinks, { strict: false }).idOf(current)).toBe(current.slice(0, 22));
    expect(running.app.get(PasswordLinks, { strict: false }).idOf(current)).toBeUndefined();
  });
});
