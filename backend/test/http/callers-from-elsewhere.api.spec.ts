import request from 'supertest';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

describe('cross-origin calls', () => {
  const allowed = 'https://partner.example.org';
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { CORS_ORIGINS: `${allowed}, https://second.example.org` } });
  });
  afterAll(() => running.close());

  const preflight = (origin: string) =>
    request(running.origin)
      .options('/api/apply-factory')
      .set('Origin', origin)
      .set('Access-Control-Request-Method', 'POST')
      .set('Access-Control-Request-Headers', 'idempotency-key');

  test('from an origin in CORS_ORIGINS may send an Idempotency-Key and read the headers of lists and searches', async () => {
    const preflighted = await preflight(allowed);
    expect(preflighted.headers['access-control-allow-origin']).toBe(allowed);
    expect(preflighted.headers['access-control-allow-headers']).toMatch(/idempotency-key/i);
    const answer = await request(running.origin).get('/api/apply-factory').set('Origin', allowed).expect(401);
    expect(answer.headers['access-control-allow-origin']).toBe(allowed);
    expect(answer.headers['access-control-expose-headers']).toMatch(/Link.*X-Total-Count.*X-More-Kinds/);
  });

  test.each(['https://elsewhere.example.org', 'https://partner.example.org.evil.example', 'null'])(
    'from an origin that CORS_ORIGINS does not contain are not allowed: %s',
    async (origin) => {
      const preflighted = await preflight(origin);
      expect(preflighted.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

describe('a client that sends X-Forwarded-For', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => running.close());

  test('cannot evade the rate limit on logins while TRUST_PROXY is 0', async () => {
    const guess = (number: number) =>
      request(running.origin)
        .post('/api/admin/login')
        .set('X-Forwarded-For', `192.0.2.${number}`)
        .send({ email: `somebody-${number}@example.org`, password: 'wrong guess' });
    for (let number = 0; number < 10; number += 1) expect((await guess(number)).status).toBe(401);
    expect((await guess(10)).status).toBe(429);
    await request(running.origin).post('/api/admin/login').send(FIRST_ADMINISTRATOR).expect(429);
  });
});
