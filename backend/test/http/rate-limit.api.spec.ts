import { createHash } from 'node:crypto';
import { AppConfig } from '../../src/config/app-config.js';
import { RateLimiter } from '../../src/rate-limit/rate-limiter.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('limits', () => {
  let running: TestApp;
  let limiter: RateLimiter;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    limiter = running.app.get(RateLimiter);
  });
  afterAll(() => running.close());

  // A window of a day, so that no test crosses its edge.
  const rule = { name: 'test', limit: 5, windowMs: 24 * 60 * 60_000 };
  const refused = { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) };
  const useUp = async (key: string) => {
    for (let i = 0; i < rule.limit; i += 1) await limiter.consume(rule, key);
  };

  test('what is one too many is refused, and says when to come back', async () => {
    await useUp('one');
    await expect(limiter.consume(rule, 'one')).rejects.toMatchObject(refused);
    await expect(limiter.check(rule, 'one')).rejects.toMatchObject(refused);
  });

  test('each key and each rule counts for itself', async () => {
    await useUp('mine');
    await limiter.consume(rule, 'yours');
    await limiter.consume({ ...rule, name: 'other' }, 'mine');
  });

  test('of 20 uses at the same moment exactly five are let through', async () => {
    const uses = Array.from({ length: 20 }, () => limiter.consume(rule, 'parallel'));
    const passed = (await Promise.allSettled(uses)).filter((use) => use.status === 'fulfilled');
    expect(passed).toHaveLength(5);
  });

  test('refused uses are not counted, a refunded one can be used again', async () => {
    await useUp('refund');
    for (let i = 0; i < 3; i += 1)
      await expect(limiter.consume(rule, 'refund')).rejects.toMatchObject(refused);
    await limiter.refund(rule, 'refund');
    await limiter.consume(rule, 'refund');
    await expect(limiter.consume(rule, 'refund')).rejects.toMatchObject(refused);
  });

  test('looking does not count', async () => {
    for (let i = 0; i < 10; i += 1) await limiter.check(rule, 'looking');
    await useUp('looking');
  });

  test('RATE_LIMIT_SCALE multiplies every limit', async () => {
    const scaled = new RateLimiter(
      running.connection,
      new AppConfig({ ...running.config, rateLimitScale: 2 }),
    );
    for (let i = 0; i < 2 * rule.limit; i += 1) await scaled.consume(rule, 'scaled');
    await expect(scaled.consume(rule, 'scaled')).rejects.toMatchObject(refused);
  });

  test('what is stored does not tell whose it is', async () => {
    await limiter.consume(rule, 'asha@example.org');
    await limiter.consume(rule, '203.0.113.7');
    const stored = JSON.stringify(await running.connection.collection('rate_limits').find().toArray());
    expect(stored).not.toContain('asha');
    // All four billion addresses can be hashed within minutes, so a plain hash would reveal them.
    const plain = createHash('sha256').update('203.0.113.7').digest('base64url');
    expect(stored).not.toContain(plain.slice(0, 16));
  });
});
