import request from 'supertest';
import { AccountEffects } from '../../src/admin/accounts/account-effects.js';
import { AccountsService } from '../../src/admin/accounts/accounts.service.js';
import { AdminRepository } from '../../src/admin/accounts/admin.repository.js';
import { PERMISSIONS } from '../../src/admin/permissions.js';
import { RateLimiter } from '../../src/rate-limit/rate-limiter.js';
import { freshDatabaseUri } from '../support/databases.js';
import { eventually } from '../support/eventually.js';
import {
  administratorWith,
  type LoggedIn,
  logIn,
  PASSWORD,
  refreshCookieLine,
} from '../support/factories/administrators.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

const SETUP_TOKEN = 'a setup token for tests';
const firstAccount = { email: 'founder@example.org', password: PASSWORD };
const register = ({ origin }: TestApp, body: object) =>
  request(origin).post('/api/admin/register').send(body);

describe('the first account', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { SETUP_TOKEN } });
  });
  afterAll(() => running.close());
  // There are no accounts yet.
  beforeEach(async () => {
    for (const name of ['admins', 'admin_state', 'admin_sessions']) {
      await running.connection.collection(name).deleteMany({});
    }
  });

  const setUp = (body: object, token = SETUP_TOKEN, at = running) =>
    register(at, body).set('X-Setup-Token', token);
  const accounts = () => running.connection.collection('admins').countDocuments({});

  test('is created with the set-up token, holds every permission and is logged in', async () => {
    const answer = await setUp(firstAccount).expect(201);
    const admin = { _id: answer.body.userId, email: firstAccount.email, permissions: PERMISSIONS };
    expect(answer.body).toEqual({
      message: 'Registration successful',
      token: expect.any(String),
      userId: expect.stringMatching(/^[0-9a-f]{24}$/),
      expiresIn: 600,
      mustSetUpFactor: false,
      admin,
      data: { ...admin, state: 'active' },
    });
    expect(refreshCookieLine(answer)).toMatch(/HttpOnly/);
    await request(running.origin)
      .get('/api/admin/profile')
      .auth(answer.body.token, { type: 'bearer' })
      .expect(200);
    await logIn(running, firstAccount);
  });

  test('is created once, however many requests arrive at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => setUp({ ...firstAccount, email: `founder-${i}@example.org` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await accounts()).toBe(1);
    const state = await running.connection.collection('admin_state').findOne({});
    expect(Object.keys(state?.grants)).toEqual(
      answers.filter(({ status }) => status === 201).map(({ body }) => body.userId),
    );
  });

  test('prevents a second account from being created with the set-up token', async () => {
    await setUp(firstAccount).expect(201);
    await setUp({ ...firstAccount, email: 'second@example.org' }).expect(409);
    await setUp({ ...firstAccount, email: 'second@example.org' }, 'a wrong setup token').expect(403);
    expect(await accounts()).toBe(1);
  });

  test('is not created with a wrong, empty or missing token', async () => {
    const failed = () =>
      running.connection.collection('audit_entries').find({ action: 'admin.login_failed' }).toArray();
    const before = await failed();
    await setUp(firstAccount, 'a wrong setup token').expect(403);
    await setUp(firstAccount, '').expect(403);
    await register(running, firstAccount).expect(401);
    expect(await accounts()).toBe(0);
    const failures = (await failed()).slice(before.length);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toMatchObject({ actor: null, detail: { method: 'setup-token' } });
    expect(JSON.stringify(failures)).not.toContain('a wrong setup token');
  });

  test('requires a password that follows the rules', async () => {
    const password = async (value: unknown) =>
      (await setUp({ email: firstAccount.email, password: value }).expect(400)).body.fields.password;
    expect(await password('elevenchars')).toEqual(['Password must be at least 12 characters long.']);
    expect(await password('Password1234')).toEqual([expect.stringMatching(/too easy to guess/)]);
    expect(await password(undefined)).toEqual(['Password is required.']);
    expect(await accounts()).toBe(0);
  });

  test('is completed by the next start when the process died half-way', async () => {
    const dying = await startTestApp({ env: { SETUP_TOKEN } });
    const halfDone = jest
      .spyOn(dying.app.get(AdminRepository, { strict: false }), 'insertIfNew')
      .mockRejectedValue(new Error('killed'));
    await setUp(firstAccount, SETUP_TOKEN, dying).expect(500);
    expect(await dying.connection.collection('admins').countDocuments({})).toBe(0);
    const restarted = await startTestApp({ env: { SETUP_TOKEN, MONGODB_URI: dying.config.mongoUri } });
    try {
      const { token } = await logIn(restarted, firstAccount);
      const answer = await request(restarted.origin).get('/api/admin/info').auth(token, { type: 'bearer' });
      expect(answer.body.users).toHaveLength(1);
      const entries = restarted.connection.collection('audit_entries');
      await eventually(
        () => entries.countDocuments({ action: 'admin.created' }),
        (count) => count === 1,
      );
    } finally {
      halfDone.mockRestore();
      await restarted.stop();
      await dying.close();
    }
  });
});

test('wrong set-up tokens are rate limited like wrong passwords', async () => {
  const running = await startTestApp({ env: { SETUP_TOKEN, RATE_LIMIT_SCALE: '1' } });
  try {
    for (let i = 0; i < 10; i += 1) {
      await register(running, firstAccount).set('X-Setup-Token', `guess number ${i}`).expect(403);
    }
    await register(running, firstAccount).set('X-Setup-Token', SETUP_TOKEN).expect(429);
    // Simulates an attempt that passed the check before the others were counted.
    const passed = jest.spyOn(RateLimiter.prototype, 'check').mockResolvedValueOnce();
    await register(running, firstAccount).set('X-Setup-Token', 'guess number 10').expect(429);
    passed.mockRestore();
    const failures = running.connection.collection('audit_entries');
    expect(await failures.countDocuments({ action: 'admin.login_failed' })).toBe(11);
  } finally {
    await running.close();
  }
});

describe('inviting an administrator', () => {
  let running: TestApp;
  let first: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    first = await logIn(running);
  });
  afterAll(() => running.close());

  const invite = (caller: LoggedIn, body: object) =>
    register(running, body).auth(caller.token, { type: 'bearer' });

  test('creates an account without permissions in the state “invited”, and returns no token', async () => {
    const answer = await invite(first, { email: ' Ravi@Example.org ' }).expect(201);
    expect(answer.body).toEqual({
      message: 'Registration successful',
      userId: expect.stringMatching(/^[0-9a-f]{24}$/),
      data: { _id: answer.body.userId, email: 'ravi@example.org', permissions: [], state: 'invited' },
    });
    expect(refreshCookieLine(answer)).toBe('');
  });

  test('validates a password in the request, but does not store it', async () => {
    await invite(first, { email: 'meena@example.org', password: 'short' }).expect(400);
    await invite(first, { email: 'meena@example.org', password: PASSWORD }).expect(201);
    const stored = await running.connection.collection('admins').findOne({ email: 'meena@example.org' });
    expect(stored).not.toHaveProperty('passwordHash');
  });

  test('is rejected for an address that has an account, ignoring case, even in ten concurrent requests', async () => {
    await invite(first, { email: FIRST_ADMINISTRATOR.email.toUpperCase() }).expect(409);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => invite(first, { email: 'once@example.org' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('requires admins:manage, which a set-up token does not replace', async () => {
    const reader = await administratorWith(running, ['admins:read']);
    await invite(reader, { email: 'x@example.org' }).expect(403);
    await invite(reader, { email: 'x@example.org' }).set('X-Setup-Token', SETUP_TOKEN).expect(403);
    await register(running, { email: 'x@example.org' }).auth('nonsense', { type: 'bearer' }).expect(401);
  });

  test('requires re-authentication within the last ten minutes, although the route is public', async () => {
    const manager = await administratorWith(running, ['admins:manage']);
    await running.connection
      .collection('admin_sessions')
      .updateMany({ _id: { $exists: true } }, { $set: { 'proof.at': new Date(Date.now() - 11 * 60_000) } });
    const refused = await invite(manager, { email: 'late@example.org' }).expect(403);
    expect(refused.body.code).toBe('PROOF_REQUIRED');
    expect(await running.connection.collection('admins').countDocuments({ email: 'late@example.org' })).toBe(
      0,
    );
    first = await logIn(running);
  });

  test.each([
    [{}, 'email'],
    [{ email: 'ravi' }, 'email'],
    [{ email: 'a@example.org', permissions: ['audit:read'] }, 'permissions'],
  ])('rejects %j with an error on the field', async (body, field) => {
    const answer = await invite(first, body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});

describe('the start on an empty database', () => {
  const start = async (env: Record<string, string>) => {
    const printed: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      printed.push(String(line));
      return true;
    });
    try {
      return { running: await startTestApp({ env }), printed: () => printed.join('') };
    } finally {
      write.mockRestore();
    }
  };

  test('creates an account and prints its address and password once, as a plain line', async () => {
    const MONGODB_URI = await freshDatabaseUri();
    const env = { MONGODB_URI, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
    const { running, printed } = await start(env);
    const again = await start(env);
    try {
      const [, email = '', password = ''] =
        /^First administrator: (\S+) {3}Password: (\S+)$/m.exec(printed()) ?? [];
      expect(email).toBe('admin@example.org');
      await logIn(running, { email, password });
      expect(printed().split(password)).toHaveLength(2);
      expect(again.printed()).not.toContain('First administrator');
    } finally {
      await again.running.stop();
      await running.close();
    }
  });

  test('generates a random password of at least 120 bits, different for each database', async () => {
    const passwords: string[] = [];
    for (let database = 0; database < 2; database += 1) {
      const { running, printed } = await start({ ADMIN_PASSWORD: '' });
      await running.close();
      const [, password = ''] = /^First administrator: \S+ {3}Password: (\S+)$/m.exec(printed()) ?? [];
      passwords.push(password.replaceAll('-', ''));
    }
    // Each character holds five bits.
    for (const password of passwords) expect(password).toMatch(/^[0-9a-hjkmnp-tv-z]{24,}$/);
    const [one = '', other = ''] = passwords;
    const same = [...one].filter((letter, place) => letter === other[place]);
    expect(same.length).toBeLessThan(8);
  });

  test('creates the account given by ADMIN_EMAIL and ADMIN_PASSWORD, and prints no password', async () => {
    const { running, printed } = await start({});
    try {
      await logIn(running, FIRST_ADMINISTRATOR);
      expect(printed()).not.toContain(FIRST_ADMINISTRATOR.password);
    } finally {
      await running.close();
    }
  });

  test('creates no account while a set-up token is configured', async () => {
    const { running } = await start({ SETUP_TOKEN });
    try {
      expect(await running.app.get(AccountsService, { strict: false }).anyExists()).toBe(false);
    } finally {
      await running.close();
    }
  });

  test('fails with an error that names ADMIN_PASSWORD when it breaks the rules', async () => {
    await expect(start({ ADMIN_PASSWORD: 'short' })).rejects.toThrow(
      'ADMIN_PASSWORD cannot be used: Password must be at least 12 characters long.',
    );
  });

  test('fails if ADMIN_PASSWORD breaks the rules, without waiting for the database and even if accounts exist', async () => {
    const unreachable = { MONGODB_URI: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=200' };
    const refused = 'ADMIN_PASSWORD cannot be used: This password is too easy to guess.';
    const env = { ...unreachable, ADMIN_PASSWORD: 'letmeinletmein' };
    await expect(startTestApp({ env, withoutDatabase: true })).rejects.toThrow(refused);
    const { running } = await start({});
    try {
      const again = { MONGODB_URI: running.config.mongoUri, ADMIN_PASSWORD: 'letmeinletmein' };
      await expect(start(again)).rejects.toThrow(refused);
    } finally {
      await running.close();
    }
  });

  test('continues when creating the account fails, and retries it', async () => {
    const failing = jest
      .spyOn(AccountEffects.prototype, 'processState')
      .mockRejectedValueOnce(new Error('a removal cannot be finished yet'));
    const { running } = await start({});
    try {
      expect(failing).toHaveBeenCalled();
      await logIn(running, FIRST_ADMINISTRATOR);
    } finally {
      failing.mockRestore();
      await running.close();
    }
  });

  test.each([
    ['no account without ADMIN_PASSWORD', { ADMIN_PASSWORD: '' }, false],
    ['the account given by ADMIN_EMAIL and ADMIN_PASSWORD', {}, true],
  ])('creates in production %s, and prints nothing', async (_what, named, expected) => {
    const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64');
    const { running, printed } = await start({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://www.example.org',
      SMTP_URL: 'smtp://127.0.0.1:9',
      JWT_SECRET: secret(),
      DATA_ENCRYPTION_KEY: secret(),
      ...named,
    });
    try {
      expect(await running.app.get(AccountsService, { strict: false }).anyExists()).toBe(expected);
      expect(printed()).not.toContain('administrator');
    } finally {
      await running.close();
    }
  });
});
