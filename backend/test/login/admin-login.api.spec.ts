import request from 'supertest';
import { PasswordHasher } from '../../src/admin/passwords/password-hasher.js';
import { AppConfig } from '../../src/config/app-config.js';
import { KeyedHash } from '../../src/crypto/keyed-hash.js';
import {
  administratorWith,
  deviceCookie,
  logIn,
  PASSWORD,
  refreshCookieLine,
  storeAdministrator,
} from '../support/factories/administrators.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

const login = (origin: string, body: object) => request(origin).post('/api/admin/login').send(body);

describe('logging in', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  test('returns the access token, the account and the refresh cookie', async () => {
    const answer = await login(running.origin, FIRST_ADMINISTRATOR).expect(200);
    expect(answer.body).toEqual({
      message: 'Login successful',
      token: expect.stringMatching(/^eyJ/),
      userId: expect.stringMatching(/^[0-9a-f]{24}$/),
      expiresIn: 600,
      mustSetUpFactor: false,
      admin: {
        _id: answer.body.userId,
        email: FIRST_ADMINISTRATOR.email,
        permissions: expect.arrayContaining(['admins:manage', 'applications:review', 'audit:read']),
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = refreshCookieLine(answer);
    expect(cookie).toMatch(/; Path=\/api\/admin(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    const lifetime = Number(/; Max-Age=(\d+)/.exec(cookie)?.[1]);
    expect(lifetime).toBeGreaterThan(12 * 3600 - 60);
    expect(lifetime).toBeLessThanOrEqual(12 * 3600);
    expect(cookie).toMatch(/; SameSite=Strict(;|$)/);
    expect(cookie).not.toMatch(/; Secure/);
    expect(JSON.stringify(answer.body)).not.toContain(cookie.split(/[=;]/)[1]);
  });

  test('ignores case and surrounding spaces in the e-mail address', async () => {
    const email = await storeAdministrator(running);
    await login(running.origin, { email: ` ${email.toUpperCase()} `, password: PASSWORD }).expect(200);
  });

  test('returns the same response for a wrong password and an unknown address', async () => {
    const email = await storeAdministrator(running);
    const [wrong, unknown] = await Promise.all([
      login(running.origin, { email, password: `${PASSWORD} ` }),
      login(running.origin, { email: `x${email}`, password: PASSWORD }),
    ]);
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body.message).toBe('The e-mail address or the password is wrong.');
    expect(refreshCookieLine(wrong)).toBe('');
  });

  test.each([
    ['no password', { email: 'office@example.org' }, 'password'],
    ['no address', { password: PASSWORD }, 'email'],
    ['an incomplete address', { email: 'office', password: PASSWORD }, 'email'],
    ['a query as address', { email: { $gt: '' }, password: PASSWORD }, 'email'],
    ['a query as password', { email: 'office@example.org', password: { $ne: '' } }, 'password'],
    ['a password that is too long', { email: 'office@example.org', password: 'x'.repeat(257) }, 'password'],
    ['an unknown field', { email: 'office@example.org', password: PASSWORD, remember: true }, 'remember'],
  ])('rejects %s with an error on the field', async (_, body, field) => {
    const answer = await login(running.origin, body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test('rejects an invited account that has not chosen a password', async () => {
    const first = await logIn(running);
    await request(running.origin)
      .post('/api/admin/register')
      .auth(first.token, { type: 'bearer' })
      .send({ email: 'invited@example.org', password: PASSWORD })
      .expect(201);
    await login(running.origin, { email: 'invited@example.org', password: PASSWORD }).expect(401);
  });

  test('admits fifty concurrent logins', async () => {
    // The product hashed the password of the first account, so each login takes long enough for the others to queue.
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => login(running.origin, FIRST_ADMINISTRATOR)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  });

  test('answers 503 with Retry-After to unknown browsers while the queue is full, and still admits known ones', async () => {
    const known = deviceCookie(await login(running.origin, FIRST_ADMINISTRATOR).expect(200));
    const hasher = running.app.get(PasswordHasher, { strict: false });
    let end = () => {};
    const untilEnd = new Promise<void>((resolve) => {
      end = resolve;
    });
    const queue = Array.from({ length: 100 }, () =>
      hasher.runQueued(() => untilEnd, false).catch(() => 'full'),
    );
    expect(await Promise.race(queue)).toBe('full');
    const fromKnown = login(running.origin, FIRST_ADMINISTRATOR)
      .set('Cookie', known)
      .then(({ status }) => status);
    for (const account of [FIRST_ADMINISTRATOR, { email: 'nobody@example.org', password: PASSWORD }]) {
      const refused = await login(running.origin, account).expect(503);
      expect(refused.body.code).toBe('UNAVAILABLE');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    end();
    expect(await fromKnown).toBe(200);
    await Promise.all(queue);
    await login(running.origin, FIRST_ADMINISTRATOR).expect(200);
  });

  test('returns a token with the permissions of the account and no others', async () => {
    const reader = await administratorWith(running, ['applications:read']);
    const asReader = (path: string) =>
      request(running.origin).get(path).auth(reader.token, { type: 'bearer' });
    await asReader('/api/apply-factory').expect(200);
    await request(running.origin)
      .patch(`/api/apply-factory/${reader.adminId}/status`)
      .auth(reader.token, { type: 'bearer' })
      .send({ status: 'approved' })
      .expect(403);
  });
});

describe('the limit on failed logins', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
  });
  afterAll(() => running.close());
  beforeEach(() => running.connection.collection('rate_limits').deleteMany({}));

  const from = (clientIp: string, body: object) =>
    login(running.origin, body).set('X-Forwarded-For', clientIp);
  const statuses = async (attempts: Array<PromiseLike<{ status: number }>>) =>
    (await Promise.all(attempts)).map(({ status }) => status).sort();

  test('is ten for each e-mail address, from any network and however fast, after which the right password is rejected too', async () => {
    const { email } = FIRST_ADMINISTRATOR;
    const guesses = Array.from({ length: 40 }, (_, i) =>
      from(`192.0.2.${i}`, { email, password: 'wrong guess' }),
    );
    const lucky = from('192.0.2.98', FIRST_ADMINISTRATOR);
    const [wrong, right] = await Promise.all([statuses(guesses), lucky]);
    expect(wrong).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
    expect(right.status).toBe(429);
    const refused = await from('192.0.2.99', FIRST_ADMINISTRATOR).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.body.code).toBe('RATE_LIMITED');
  });

  test('does not lock out a known browser when strangers guess or colleagues mistype', async () => {
    const { email } = FIRST_ADMINISTRATOR;
    const known = deviceCookie(await from('192.0.2.7', FIRST_ADMINISTRATOR).expect(200));
    const guesses = Array.from({ length: 10 }, (_, i) =>
      from(`192.0.2.${i + 10}`, { email, password: 'wrong guess' }),
    );
    const mistyped = Array.from({ length: 10 }, (_, i) =>
      from('192.0.2.7', { email: `colleague-${i}@example.org`, password: 'wrong guess' }),
    );
    await Promise.all([statuses(guesses), statuses(mistyped)]);
    await from('192.0.2.7', FIRST_ADMINISTRATOR).expect(429);
    await from('192.0.2.99', FIRST_ADMINISTRATOR).expect(429);
    await from('192.0.2.7', FIRST_ADMINISTRATOR).set('Cookie', known).expect(200);
  });

  test('is ten for each known browser, whose cookie does not count for other accounts', async () => {
    const { email } = FIRST_ADMINISTRATOR;
    const other = await storeAdministrator(running);
    const known = deviceCookie(await from('192.0.2.7', FIRST_ADMINISTRATOR).expect(200));
    const guess = (to: string) =>
      from('192.0.2.7', { email: to, password: 'wrong guess' }).set('Cookie', known);
    expect(await statuses(Array.from({ length: 12 }, () => guess(email)))).toEqual([
      ...Array(10).fill(401),
      429,
      429,
    ]);
    await from('192.0.2.8', FIRST_ADMINISTRATOR).expect(200);
    expect(await statuses(Array.from({ length: 12 }, () => guess(other)))).toEqual([
      ...Array(10).fill(401),
      429,
      429,
    ]);
  });

  test('treats a browser with a forged device cookie as unknown', async () => {
    const { email } = FIRST_ADMINISTRATOR;
    const known = deviceCookie(await from('192.0.2.7', FIRST_ADMINISTRATOR).expect(200));
    await statuses(
      Array.from({ length: 10 }, (_, i) => from(`192.0.2.${i + 10}`, { email, password: 'wrong guess' })),
    );
    const [name = '', device = '', signature = ''] = known.split(/[=.]/);
    for (const forged of [`${signature}.${signature}`, `${device}.${device}`, device, '.', '..%00']) {
      await from('192.0.2.99', FIRST_ADMINISTRATOR).set('Cookie', `${name}=${forged}`).expect(429);
    }
  });

  test('treats a browser as known to each account that has logged in with it', async () => {
    const second = { email: await storeAdministrator(running), password: PASSWORD };
    const first = deviceCookie(await from('192.0.2.7', FIRST_ADMINISTRATOR).expect(200));
    const both = deviceCookie(await from('192.0.2.7', second).set('Cookie', first).expect(200));
    await statuses(
      Array.from({ length: 10 }, () =>
        from('192.0.2.7', { email: 'x@example.org', password: 'wrong guess' }),
      ),
    );
    await from('192.0.2.7', FIRST_ADMINISTRATOR).set('Cookie', both).expect(200);
    await from('192.0.2.7', second).set('Cookie', both).expect(200);
  });

  test('treats a browser as known whose cookie an earlier version signed with the e-mail address of the account', async () => {
    const { email } = FIRST_ADMINISTRATOR;
    const { jwtSecrets } = running.app.get(AppConfig);
    const device = 'a'.repeat(22);
    const signature = new KeyedHash(jwtSecrets, 'login devices').of(`${device} ${email}`).slice(0, 22);
    const guesses = Array.from({ length: 10 }, () => from('192.0.2.7', { email, password: 'wrong guess' }));
    await statuses(guesses);
    await from('192.0.2.7', FIRST_ADMINISTRATOR).expect(429);
    const cookie = `admin_device=${device}.${signature}`;
    const again = deviceCookie(
      await from('192.0.2.7', FIRST_ADMINISTRATOR).set('Cookie', cookie).expect(200),
    );
    // The earlier signature is replaced by a single one of the present kind.
    expect(again).toMatch(new RegExp(`^admin_device=${device}\\.[\\w-]{22}$`));
    expect(again).not.toContain(signature);
    await from('192.0.2.7', FIRST_ADMINISTRATOR).set('Cookie', again).expect(200);
  });

  test('makes unknown browsers wait longer after each further failure, up to ten minutes, and says so in Retry-After', async () => {
    const { email } = FIRST_ADMINISTRATOR;
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    try {
      let address = 0;
      const guess = () => {
        address += 1;
        return from(`2001:db8:${address}::1`, { email, password: 'wrong guess' });
      };
      for (let n = 0; n < 10; n += 1) await guess().expect(401);
      const waits: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        const wait = Number((await guess().expect(429)).headers['retry-after']);
        waits.push(wait);
        clock.mockReturnValue(Date.now() + wait * 1000 - 1);
        await guess().expect(429);
        clock.mockReturnValue(Date.now() + 1);
        await guess().expect(401);
      }
      expect(waits).toEqual([60, 120, 240, 480, 600, 600]);
      const wait = Number((await guess().expect(429)).headers['retry-after']);
      clock.mockReturnValue(Date.now() + wait * 1000);
      await from('192.0.2.50', FIRST_ADMINISTRATOR).expect(200);
    } finally {
      clock.mockRestore();
    }
  });

  test('holds in a process whose clock is a minute behind; a wrong clock neither blocks anybody for days nor allows guessing', async () => {
    const { email } = FIRST_ADMINISTRATOR;
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    const failures = running.connection.collection('rate_limits');
    try {
      for (let n = 0; n < 10; n += 1)
        await from(`2001:db8:${n}::1`, { email, password: 'wrong guess' }).expect(401);
      const blockedUntil = (ms: number) =>
        failures.updateOne({ blockedUntil: { $exists: true } }, { $set: { blockedUntil: new Date(ms) } });
      await blockedUntil(start + 600_000);
      clock.mockReturnValue(start - 60_000);
      const refused = await from('192.0.2.50', FIRST_ADMINISTRATOR).expect(429);
      expect(refused.headers['retry-after']).toBe('600');
      await blockedUntil(start + 24 * 3_600_000);
      await from('192.0.2.50', FIRST_ADMINISTRATOR).expect(200);
      // Nor does it allow guessing for days: after the next wrong password unknown browsers must wait again.
      await from('2001:db8:50::1', { email, password: 'wrong guess' }).expect(401);
      await from('192.0.2.50', FIRST_ADMINISTRATOR).expect(429);
    } finally {
      clock.mockRestore();
    }
  });

  test('is ten for each network address, whatever accounts are tried, and does not affect other addresses', async () => {
    const guesses = Array.from({ length: 12 }, (_, i) =>
      from('192.0.2.1', { email: `somebody-${i}@example.org`, password: 'wrong guess' }),
    );
    expect(await statuses(guesses)).toEqual([...Array(10).fill(401), 429, 429]);
    await from('192.0.2.1', FIRST_ADMINISTRATOR).expect(429);
    await from('192.0.2.2', FIRST_ADMINISTRATOR).expect(200);
  });

  test('ends eleven minutes after ten failures at the same time, and not before', async () => {
    const tenMinutes = 600_000;
    const start = Math.ceil(Date.now() / tenMinutes) * tenMinutes;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    try {
      const guesses = Array.from({ length: 10 }, (_, i) =>
        from('192.0.2.1', { email: `somebody-${i}@example.org`, password: 'wrong guess' }),
      );
      expect(await statuses(guesses)).toEqual(Array(10).fill(401));
      // The ten failures expire gradually in the ten minutes after their window, the first one after a minute.
      const refused = await from('192.0.2.1', FIRST_ADMINISTRATOR).expect(429);
      expect(refused.headers['retry-after']).toBe('660');
      clock.mockReturnValue(start + 659_000);
      await from('192.0.2.1', FIRST_ADMINISTRATOR).expect(429);
      clock.mockReturnValue(start + 660_000);
      await from('192.0.2.1', FIRST_ADMINISTRATOR).expect(200);
    } finally {
      clock.mockRestore();
    }
  });

  test('does not count successful logins', async () => {
    for (let i = 0; i < 12; i += 1) await from('192.0.2.1', FIRST_ADMINISTRATOR).expect(200);
  });
});

describe('logging in over HTTPS', () => {
  test('sets the session and device cookies as Secure, HttpOnly and SameSite=Strict', async () => {
    const running = await startTestApp({ env: { PUBLIC_URL: 'https://www.example.org' } });
    try {
      const answer = await login(running.origin, FIRST_ADMINISTRATOR).expect(200);
      expect(answer.get('Set-Cookie')).toHaveLength(2);
      for (const cookie of answer.get('Set-Cookie') ?? []) {
        expect(cookie).toMatch(/; Path=\/api\/admin(;|$)/);
        expect(cookie).toMatch(/; HttpOnly(;|$)/);
        expect(cookie).toMatch(/; Secure(;|$)/);
        expect(cookie).toMatch(/; SameSite=Strict(;|$)/);
      }
    } finally {
      await running.close();
    }
  });
});
