import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { PERMISSIONS } from '../../src/admin/permissions.js';
import { readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { addApp, factorStep, logInWith, passwordStep } from '../support/calls/second-factor.js';
import { freshDatabaseUri } from '../support/databases.js';
import { administratorWith, PASSWORD } from '../support/factories/administrators.js';
import { listen } from '../support/factories/notifications.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the limit on wrong codes', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => running.close());

  test('is ten, however fast they come, after which the right code is rejected too, with Retry-After', async () => {
    const admin = await addApp(running, await administratorWith(running, []));
    const { challenge } = await passwordStep(running, admin.email);
    const right = admin.codeIn(0);
    const wrong = right === '123456' ? '123457' : '123456';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => factorStep(running, { challenge, code: wrong })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const refused = await factorStep(running, { challenge, code: right }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('with REQUIRE_2FA', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { REQUIRE_2FA: 'true' } });
  });
  afterAll(() => running.close());

  test('a session of an account that needs a second factor may only set one up', async () => {
    const owner = await administratorWith(running, ['admins:manage', 'audit:read', 'contacts:read']);
    const get = (path: string) => request(running.origin).get(path).auth(owner.token, { type: 'bearer' });
    const refused = await get('/api/contact').expect(403);
    expect(refused.body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      message: 'Please set up a second factor first. What your account may do needs one.',
    });
    const session = await request(running.origin)
      .post('/api/admin/login')
      .send({ email: owner.email, password: PASSWORD })
      .expect(200);
    expect(session.body.mustSetUpFactor).toBe(true);
    await get('/api/admin/profile').expect(200);
    expect((await get('/api/admin/2fa').expect(200)).body).toMatchObject({
      methods: [],
      mustSetUp: true,
      isRequired: true,
    });
    await addApp(running, owner);
    await get('/api/contact').expect(200);
    expect((await get('/api/admin/2fa').expect(200)).body).toMatchObject({
      methods: ['totp', 'recovery-code'],
      mustSetUp: false,
      isRequired: true,
      recoveryCodesLeft: 10,
    });
  });

  const NEED_ONE = ['shareholders:reveal', 'shareholders:delete', 'admins:manage'] as const;

  test.each(NEED_ONE)('an account that holds %s needs a second factor', async (permission) => {
    const holder = await administratorWith(running, ['contacts:read', permission]);
    const refused = await request(running.origin)
      .get('/api/contact')
      .auth(holder.token, { type: 'bearer' })
      .expect(403);
    expect(refused.body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('the stream of an account ends when it gets a permission that needs a second factor', async () => {
    const owner = await addApp(running, await administratorWith(running, ['admins:manage']));
    const reader = await administratorWith(running, ['contacts:read']);
    const stream = await listen(running.origin, reader);
    await stream.until('ready');
    await request(running.origin)
      .post('/api/admin/assign-permission')
      .auth(owner.token, { type: 'bearer' })
      .send({
        adminId: owner.adminId,
        userId: reader.adminId,
        permissions: ['contacts:read', 'shareholders:reveal'],
      })
      .expect(200);
    await stream.untilOver();
    await expect(listen(running.origin, reader)).rejects.toThrow('403');
  });

  test('an account with only the other permissions needs none', async () => {
    const others = PERMISSIONS.filter((one) => !(NEED_ONE as readonly string[]).includes(one));
    const reader = await administratorWith(running, others);
    const get = (path: string) => request(running.origin).get(path).auth(reader.token, { type: 'bearer' });
    await get('/api/contact').expect(200);
    expect((await get('/api/admin/2fa').expect(200)).body).toMatchObject({ isRequired: false });
  });

  test('an account with a second factor may use its permissions right after the login', async () => {
    const owner = await addApp(running, await administratorWith(running, ['contacts:read', 'admins:manage']));
    const { token } = await logInWith(running, owner, { code: owner.codeIn(0) });
    await request(running.origin).get('/api/contact').auth(token, { type: 'bearer' }).expect(200);
  });
});

test('after rewrap a previous data key can be removed, and apps and recovery codes still work', async () => {
  const [oldKey, newKey, JWT_SECRET] = [1, 2, 3].map(() => randomBytes(32).toString('base64'));
  const MONGODB_URI = await freshDatabaseUri();
  const start = (env: object) => startTestApp({ env: { MONGODB_URI, JWT_SECRET, ...env } as never });
  const before = await start({ DATA_ENCRYPTION_KEY: oldKey });
  const admin = await addApp(before, await administratorWith(before, []));
  await before.stop();

  const rotating = await start({ DATA_ENCRYPTION_KEY: newKey, DATA_ENCRYPTION_KEYS_PREVIOUS: oldKey });
  const printed: string[] = [];
  const terminal = { print: (line: string) => printed.push(line), askPassword: async () => undefined };
  await readAdminCommand(['rewrap'])(rotating.app, terminal);
  expect(printed).toContain('2 secrets of second factors were wrapped anew.');
  await readAdminCommand(['rewrap'])(rotating.app, terminal);
  expect(printed).toContain('0 secrets of second factors were wrapped anew.');
  await rotating.stop();

  const after = await start({ DATA_ENCRYPTION_KEY: newKey });
  await logInWith(after, admin, { code: admin.codeIn(0) });
  await logInWith(after, admin, { recoveryCode: admin.recoveryCodes[0] });
  await after.close();
});
