import { JwtService } from '@nestjs/jwt';
import request from 'supertest';
import { askForCode, codeIn, openRecord, trackStatus } from '../support/calls/track.js';
import { logIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { sendSubscription, subscriptionForm } from '../support/factories/subscriptions.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the token for a tracked record', () => {
  let running: TestApp;
  let inbox: Inbox;
  let token: string;
  let id: string;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    const email = `${freshKey()}@example.org`;
    const { body } = await sendSubscription(running.origin, subscriptionForm({ email })).expect(201);
    const { reference, _id } = body.data;
    id = _id;
    await askForCode(running.origin, { reference, email }).expect(200);
    const mails = await inbox.mailsTo(email, 2);
    const code = mails.map(({ text }) => codeIn(text)).find(Boolean);
    token = (await openRecord(running.origin, { reference, email, code }).expect(200)).body.token;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  /** A validly signed token with these options and claims instead of the usual ones. */
  const forged = (options: object, claims: object = {}) =>
    new JwtService().sign(
      { sub: id, reference: 'SP-7K3M9Q', ...claims },
      {
        secret: running.config.jwtSecrets[0],
        algorithm: 'HS256',
        header: { alg: 'HS256', typ: 'track+jwt' },
        issuer: 'community-factories',
        audience: 'community-factories/track',
        expiresIn: 900,
        ...options,
      },
    );

  test('opens its record, as does one that is forged without a difference', async () => {
    expect((await trackStatus(running.origin, token)).status).toBe(200);
    expect((await trackStatus(running.origin, forged({}))).status).toBe(200);
  });

  test('is rejected after fifteen minutes', async () => {
    jest.useFakeTimers({
      now: Date.now() + 901_000,
      doNotFake: [
        'setTimeout',
        'setInterval',
        'setImmediate',
        'nextTick',
        'queueMicrotask',
        'clearTimeout',
        'clearInterval',
        'clearImmediate',
        'performance',
        'hrtime',
      ],
    });
    const answer = await trackStatus(running.origin, token);
    jest.useRealTimers();
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Your access has expired. Please ask for a new code.',
    });
  });

  test.each([
    ['it has expired', () => forged({ expiresIn: -1 })],
    ['it is for administrators', () => forged({ audience: 'community-factories/admin' })],
    ['it is of another type', () => forged({ header: { alg: 'HS256', typ: 'at+jwt' } })],
    ['it is of another issuer', () => forged({ issuer: 'somebody' })],
    ['it is signed with another secret', () => forged({ secret: Buffer.alloc(32, 7) })],
    ['it names no record', () => forged({}, { reference: undefined })],
    ['it was issued an hour in the future', () => forged({}, { iat: Math.floor(Date.now() / 1000) + 3600 })],
    [
      'another record was written into it',
      () => {
        const [head = '', , signature = ''] = token.split('.');
        const claims = Buffer.from(JSON.stringify({ sub: id, reference: 'SP-7K3M9Q' })).toString('base64url');
        return [head, claims, signature].join('.');
      },
    ],
    ['it is not a token', () => 'none'],
  ])('is rejected if %s', async (_case, make) => {
    expect((await trackStatus(running.origin, make())).status).toBe(401);
  });

  test('is required: a request without it gets 401', async () => {
    expect((await request(running.origin).post('/api/track/status').send({})).status).toBe(401);
  });

  test('opens no route of administrators, and their tokens open no tracked record', async () => {
    const office = await logIn(running);
    expect((await trackStatus(running.origin, office.token)).status).toBe(401);
    for (const address of ['/api/admin/profile', '/api/subscription', `/api/subscription/${id}`]) {
      const answer = await request(running.origin).get(address).set('Authorization', `Bearer ${token}`);
      expect(answer.status).toBe(401);
    }
  });
});

describe('the rate limit on codes', () => {
  test('is three an hour for a pair of reference and address, whether they belong together or not', async () => {
    const running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const email = 'asha@example.org';
    const { body } = await sendSubscription(running.origin, subscriptionForm({ email })).expect(201);
    for (const reference of [body.data.reference, 'SP-000000']) {
      const statuses: number[] = [];
      for (let asked = 0; asked < 4; asked++) {
        statuses.push((await askForCode(running.origin, { reference, email })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    await running.close();
  });
});
