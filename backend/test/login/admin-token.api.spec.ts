import { randomBytes } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import request from 'supertest';
import { freshDatabaseUri } from '../support/databases.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Token {
  header: Record<string, unknown>;
  payload: Record<string, unknown>;
}

const jwt = new JwtService({});
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const profile = (origin: string, token: string) =>
  request(origin).get('/api/admin/profile').auth(token, { type: 'bearer' });

describe('an access token', () => {
  let running: TestApp;
  let admin: LoggedIn;
  let other: LoggedIn;
  let genuine: Token;
  beforeAll(async () => {
    running = await startTestApp();
    admin = await logIn(running);
    other = await administratorWith(running, []);
    const { header, payload } = jwt.decode<Record<string, unknown>>(admin.token, { complete: true });
    genuine = { header: { ...header }, payload };
  });
  afterAll(() => running.close());

  /** The genuine token with other claims or another header, signed with the right secret by default. */
  const forge = (
    claims: Record<string, unknown> = {},
    header: Record<string, unknown> = {},
    secret = running.config.jwtSecrets[0],
  ) => {
    const payload = Object.entries({ ...genuine.payload, ...claims }).filter(
      ([, value]) => value !== undefined,
    );
    return jwt.sign(Object.fromEntries(payload), {
      secret,
      header: { ...genuine.header, ...header } as { alg: string },
      ...(typeof header.alg === 'string' ? { algorithm: header.alg as 'HS256' } : {}),
    });
  };

  test('is accepted unchanged, which shows that each forgery below is rejected for its one change', async () => {
    await profile(running.origin, admin.token).expect(200);
    await profile(running.origin, forge()).expect(200);
  });

  test('is valid for ten minutes and contains no personal data', () => {
    const { iat, exp, ...rest } = genuine.payload;
    expect(Number(exp) - Number(iat)).toBe(600);
    expect(rest).toEqual({
      sub: admin.adminId,
      sid: expect.stringMatching(/^[0-9a-f]{24}$/),
      gen: 0,
      iss: 'community-factories',
      aud: 'community-factories/admin',
    });
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  const forgeries: Array<[string, () => string]> = [
    ['without a signature', () => `${part({ ...genuine.header, alg: 'none' })}.${part(genuine.payload)}.`],
    ['signed with another secret', () => forge({}, {}, randomBytes(32))],
    ['signed with another algorithm', () => forge({}, { alg: 'HS512' })],
    ['of another type', () => forge({}, { typ: 'JWT' })],
    ['with an unknown key id', () => forge({}, { kid: 'other' })],
    ['without a key id', () => forge({}, { kid: undefined })],
    ['for another audience', () => forge({ aud: 'members' })],
    ['without an audience', () => forge({ aud: undefined })],
    ['of another issuer', () => forge({ iss: 'somebody' })],
    ['that has expired', () => forge({ iat: seconds() - 601, exp: seconds() - 1 })],
    [
      'issued before the clock was set back',
      () => forge({ iat: seconds() + 172_800, exp: seconds() + 173_400 }),
    ],
    ['with a longer lifetime', () => forge({ exp: seconds() + 86_400 })],
    ['that never expires', () => forge({ exp: undefined })],
    ['of an account that does not exist', () => forge({ sub: 'f'.repeat(24) })],
    ['of another account', () => forge({ sub: other.adminId })],
    ['of a session that does not exist', () => forge({ sid: 'f'.repeat(24) })],
    ['with a query as session id', () => forge({ sid: { $gt: '' } })],
    [
      'with changed claims',
      () => admin.token.replace(/\.[^.]+\./, `.${part({ ...genuine.payload, x: 1 })}.`),
    ],
  ];
  test.each(forgeries)('%s is rejected', async (_, forged) => {
    const answer = await profile(running.origin, forged()).expect(401);
    expect(answer.body.code).toBe('UNAUTHENTICATED');
  });

  test('is not accepted as a refresh token, nor the other way round', async () => {
    const asRefresh = request(running.origin).post('/api/admin/session/refresh');
    await asRefresh.set('Cookie', `admin_refresh=${admin.token}`).send({}).expect(401);
    await profile(running.origin, admin.cookie.replace('admin_refresh=', '')).expect(401);
    await profile(running.origin, admin.token).expect(200);
  });

  test.each([
    `Bearer ${part({ typ: 'JWT', alg: 'HS256' })}.abc.x`,
    '',
    'Bearer',
    'Bearer null',
    'Basic b2ZmaWNlOng=',
    `Bearer ${'a.'.repeat(4_000)}`,
  ])('is rejected in a malformed Authorization header (%#)', async (header) => {
    await request(running.origin).get('/api/admin/profile').set('Authorization', header).expect(401);
  });
});

test('a token signed with the previous secret is accepted while secrets rotate, and rejected afterwards', async () => {
  const [old, present] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const MONGODB_URI = await freshDatabaseUri();
  const before = await startTestApp({ env: { MONGODB_URI, JWT_SECRET: old } });
  const { token } = await logIn(before);
  const during = await startTestApp({
    env: { MONGODB_URI, JWT_SECRET: present, JWT_SECRET_PREVIOUS: old },
  });
  const after = await startTestApp({ env: { MONGODB_URI, JWT_SECRET: present } });
  try {
    await profile(during.origin, token).expect(200);
    await profile(after.origin, token).expect(401);
    const { token: newer } = await logIn(during);
    await profile(after.origin, newer).expect(200);
    await profile(before.origin, newer).expect(401);
  } finally {
    for (const running of [before, during, after]) await running.close();
  }
});
