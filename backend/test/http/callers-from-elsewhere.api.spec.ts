import request from 'supertest';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

describe('a page of another origin', () => {
  const friend = 'https://partner.example.org';
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { CORS_ORIGINS: `${friend}, https://second.example.org` } });
  });
  afterAll(() => running.close());

  const ask = (origin: string) =>
    request(running.origin)
      .options('/api/apply-factory')
      .set('Origin', origin)
      .set('Access-Control-Request-Method', 'POST')
      .set('Access-Control-Request-Headers', 'idempotency-key');

  test('that CORS_ORIGINS names may call, send its key and read the headers of lists and searches', async () => {
    const asked = await ask(friend);
    expect(asked.headers['access-control-allow-origin']).toBe(friend);
    expect(asked.headers['access-control-allow-headers']).toMatch(/idempotency-key/i);
    const answer = await request(running.origin).get('/api/apply-factory').set('Origin', friend).expect(401);
    expect(answer.headers['access-control-allow-origin']).toBe(friend);
    expect(answer.headers['access-control-expose-headers']).toMatch(/Link.*X-Total-Count.*X-More-Kinds/);
  });

  test.each(['https://elsewhere.example.org', 'https://partner.example.org.evil.example', 'null'])(
    'that it does not name may not: %s',
    async (origin) => {
      const asked = await ask(origin);
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

describe('a caller who claims to come from another address', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => running.close());

  test('is not believed while TRUST_PROXY is 0: the limit on logins counts them together', async () => {
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
