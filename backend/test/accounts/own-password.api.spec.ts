import request from 'supertest';
import { AdminRepository } from '../../src/admin/accounts/admin.repository.js';
import { addApp } from '../support/calls/second-factor.js';
import {
  administratorWith,
  type LoggedIn,
  logIn,
  PASSWORD,
  refreshCookie,
} from '../support/factories/administrators.js';
import { whileQueueIsFull } from '../support/full-queue.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const NEW_PASSWORD = 'ten copper bells at dawn';

describe('changing one’s own password', () => {
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

  const change = ({ token }: Pick<LoggedIn, 'token'>, currentPassword: string, newPassword: string) =>
    request(running.origin)
      .post('/api/admin/change-password')
      .auth(token, { type: 'bearer' })
      .send({ currentPassword, newPassword });
  const profile = (token: string) =>
    request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' });
  const login = (email: string, password: string) =>
    request(running.origin).post('/api/admin/login').send({ email, password });

  test('opens no session that outlives a reset by somebody else in the same moment', async () => {
    const admin = await administratorWith(running, ['contacts:read']);
    const admins = running.app.get(AdminRepository, { strict: false });
    const replace = admins.replacePassword.bind(admins);
    const replaced = jest
      .spyOn(admins, 'replacePassword')
      .mockImplementationOnce(async (account, ...rest) => {
        const done = await replace(account, ...rest);
        await admins.endSessions(account._id);
        return done;
      });
    const { body } = await change(admin, PASSWORD, NEW_PASSWORD);
    replaced.mockRestore();
    await profile(String(body.token)).expect(401);
  });

  test('requires the current password, ends every session, opens a new one and notifies the owner', async () => {
    const admin = await administratorWith(running, ['contacts:read']);
    const other = await logIn(running, { email: admin.email, password: PASSWORD });
    const answer = await change(admin, PASSWORD, NEW_PASSWORD).expect(200);
    expect(answer.body).toMatchObject({ message: 'Password changed', admin: { email: admin.email } });
    await profile(answer.body.token).expect(200);
    await request(running.origin)
      .post('/api/admin/session/refresh')
      .set('Cookie', refreshCookie(answer))
      .send({})
      .expect(200);
    for (const { token } of [admin, other]) await profile(token).expect(401);
    await login(admin.email, PASSWORD).expect(401);
    await login(admin.email, NEW_PASSWORD).expect(200);
    // Two of the three mails are about logins from unknown browsers.
    const mails = await inbox.mailsTo(admin.email, 3);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/password .* was changed/),
    );
  });

  test.each([
    [
      'a wrong password',
      'not the password',
      NEW_PASSWORD,
      'currentPassword',
      'The current password is wrong.',
    ],
    ['a short password', PASSWORD, 'short', 'newPassword', 'Password must be at least 12 characters long.'],
    [
      'the same password',
      PASSWORD,
      PASSWORD,
      'newPassword',
      'Choose a password that is different from the current one.',
    ],
  ])('is rejected with %s, and changes nothing', async (_what, current, next, field, sentence) => {
    const admin = await administratorWith(running, []);
    const refused = await change(admin, current, next).expect(400);
    expect(refused.body.fields).toEqual({ [field]: [sentence] });
    await profile(admin.token).expect(200);
    await login(admin.email, PASSWORD).expect(200);
  });

  test('succeeds once when it is requested twice at the same time', async () => {
    const admin = await administratorWith(running, []);
    const answers = await Promise.all(
      [NEW_PASSWORD, 'eleven clay cups at noon'].map((password) => change(admin, PASSWORD, password)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    await profile(done[0]?.body.token).expect(200);
  });

  test('works while the login queue is full', async () => {
    const admin = await administratorWith(running, []);
    const answer = await whileQueueIsFull(running, async () => {
      await login(admin.email, PASSWORD).expect(503);
      return change(admin, PASSWORD, NEW_PASSWORD);
    });
    expect(answer.status).toBe(200);
    await login(admin.email, NEW_PASSWORD).expect(200);
  });

  test('requires re-authentication within the last ten minutes', async () => {
    const admin = await administratorWith(running, []);
    await running.connection
      .collection('admin_sessions')
      .updateMany({}, { $set: { 'proof.at': new Date(Date.now() - 11 * 60_000) } });
    const refused = await change(admin, PASSWORD, NEW_PASSWORD).expect(403);
    expect(refused.body.code).toBe('PROOF_REQUIRED');
  });

  test('keeps the second factor, and the new session counts as re-authenticated with it', async () => {
    const admin = await addApp(running, await administratorWith(running, []));
    const answer = await change(admin, PASSWORD, NEW_PASSWORD).expect(200);
    const state = await request(running.origin)
      .get('/api/admin/2fa')
      .auth(answer.body.token, { type: 'bearer' })
      .expect(200);
    expect(state.body).toMatchObject({ methods: ['totp', 'recovery-code'], provenUntil: expect.any(String) });
    await login(admin.email, NEW_PASSWORD).expect(202);
  });

  test('is rate limited like a login when the current password is wrong', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const { token } = await administratorWith(limited, []);
      const guess = () =>
        request(limited.origin)
          .post('/api/admin/change-password')
          .auth(token, { type: 'bearer' })
          .send({ currentPassword: 'not the password', newPassword: NEW_PASSWORD });
      const statuses: number[] = [];
      for (let attempts = 0; attempts < 12; attempts += 1) statuses.push((await guess()).status);
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
      expect(statuses.slice(10)).toEqual([429, 429]);
    } finally {
      await limited.close();
    }
  });
});
