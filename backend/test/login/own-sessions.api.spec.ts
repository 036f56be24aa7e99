import { Types } from 'mongoose';
import request from 'supertest';
import { SessionRepository } from '../../src/admin/sessions/session.repository.js';
import { administratorWith, type LoggedIn, PASSWORD } from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe('one’s own sessions', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => running.close());

  const call = (method: 'get' | 'post' | 'delete', token: string, path = '') =>
    request(running.origin)[method](`/api/admin/sessions${path}`).auth(token, { type: 'bearer' }).send();
  const list = async (token: string) => (await call('get', token).expect(200)).body;
  const profile = (token: string) =>
    request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' });
  /** Logs the same person in again, from a browser on another network. */
  const elsewhere = async ({ email }: LoggedIn, from = '203.0.113.77', userAgent = FIREFOX) => {
    const login = request(running.origin).post('/api/admin/login');
    const answer = await login
      .set('User-Agent', userAgent)
      .set('X-Forwarded-For', from)
      .send({ email, password: PASSWORD })
      .expect(200);
    return answer.body.token as string;
  };

  test('are listed newest first with device and network, and the current one is marked', async () => {
    const admin = await administratorWith(running, []);
    const token = await elsewhere(admin);
    const [newest, oldest, ...others] = await list(token);
    expect(others).toEqual([]);
    expect(newest).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      isCurrent: true,
      device: 'Firefox on Windows',
      network: '203.0.113.0/24',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    });
    expect(oldest).toMatchObject({ isCurrent: false });
    expect(Math.abs(Date.parse(newest.lastUsedAt) - Date.now())).toBeLessThan(60_000);
  });

  test('do not include one whose login failed before its refresh token was stored', async () => {
    const admin = await administratorWith(running, []);
    const store = jest.spyOn(running.app.get(SessionRepository, { strict: false }), 'insertToken');
    store.mockRejectedValueOnce(new Error('the server was stopped'));
    const broken = request(running.origin).post('/api/admin/login');
    await broken.send({ email: admin.email, password: PASSWORD }).expect(500);
    store.mockRestore();
    expect(await list(admin.token)).toHaveLength(1);
  });

  test('can be ended one by one, and the audit log says by whom', async () => {
    const admin = await administratorWith(running, []);
    const token = await elsewhere(admin);
    const other = (await list(admin.token)).find((one: { isCurrent: boolean }) => !one.isCurrent);
    expect((await call('delete', admin.token, `/${other._id}`).expect(200)).body).toEqual({
      message: 'Session ended',
      data: { ended: 1 },
    });
    await profile(token).expect(401);
    await profile(admin.token).expect(200);
    expect(await list(admin.token)).toHaveLength(1);
    const entry = await running.connection
      .collection('audit_entries')
      .findOne({ action: 'admin.session_revoked', 'actor.email': admin.email });
    expect(entry?.detail).toMatchObject({ device: 'Firefox on Windows', network: '203.0.113.0/24' });
    await call('delete', admin.token, `/${other._id}`).expect(404);
  });

  test('can be ended all except the current one, even by concurrent calls', async () => {
    const admin = await administratorWith(running, []);
    const tokens = [await elsewhere(admin), await elsewhere(admin, '198.51.100.2')];
    const answers = await Promise.all([1, 2].map(() => call('post', admin.token, '/end-others').expect(200)));
    expect(answers.reduce((sum, { body }) => sum + body.data.ended, 0)).toBe(2);
    for (const token of tokens) await profile(token).expect(401);
    await profile(admin.token).expect(200);
  });

  test('do not include those of others, which cannot be ended either', async () => {
    const [admin, other] = [await administratorWith(running, []), await administratorWith(running, [])];
    const [theirs] = await list(other.token);
    for (const id of [theirs._id, new Types.ObjectId().toHexString(), 'not-an-id', '%00']) {
      const refused = await call('delete', admin.token, `/${id}`).expect(404);
      expect(refused.body.code).toBe('NOT_FOUND');
    }
    await profile(other.token).expect(200);
    expect((await list(admin.token)).map(({ _id }: { _id: string }) => _id)).not.toContain(theirs._id);
  });

  test('do not include expired ones', async () => {
    const admin = await administratorWith(running, []);
    await elsewhere(admin);
    const before = await list(admin.token);
    const other = before.find((one: { isCurrent: boolean }) => !one.isCurrent);
    await running.connection
      .collection('admin_sessions')
      .updateOne({ _id: new Types.ObjectId(other._id) }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await list(admin.token)).toHaveLength(1);
  });
});
