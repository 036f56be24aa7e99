import request from 'supertest';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('metrics', () => {
  const token = 'a token of some length';
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { METRICS_TOKEN: token } });
  });
  afterAll(() => running.close());

  test('require the token', async () => {
    await request(running.origin)
      .get('/metrics')
      .expect(401)
      .expect('Content-Type', /^application\/json/);
    await request(running.origin).get('/metrics').set('Authorization', 'Bearer another token').expect(401);
    await request(running.origin).get('/metrics').set('Authorization', `Bearer ${token}`).expect(200);
  });

  test('count responses by route template, never by URL', async () => {
    await request(running.origin).get('/api/apply-factory/65f1c0ffee65f1c0ffee65f1').expect(401);
    const { text } = await request(running.origin).get('/metrics').set('Authorization', `Bearer ${token}`);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/apply-factory/:id",status="401"} 1',
    );
    expect(text).toContain('health_check_up{check="database"} 1');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toContain('65f1c0ffee');
  });
});

test('metrics answer 404 when no token is set', async () => {
  const running = await startTestApp();
  await request(running.origin).get('/metrics').expect(404);
  await running.close();
});
