import { createHash } from 'node:crypto';
import { AppConfig } from '../../src/config/app-config.js';
import { RateLimiter } from '../../src/rate-limit/rate-limiter.js';
import { applicationForm, sendApplication } from '../support/factories/applications.js';
import { samplePdf } from '../support/files/sample-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the rate limiter', () => {
  let running: TestApp;
  let limiter: RateLimiter;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    limiter = running.app.get(RateLimiter);
  });
  afterAll(() => running.close());

  // A window of a day, so that a test hardly ever spans the end of one.
  const rule = { name: 'test', limit: 5, windowMs: 24 * 60 * 60_000 };
  const refused = { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) };
  const useUp = async (key: string) => {
    for (let i = 0; i < rule.limit; i += 1) await limiter.consume(rule, key);
  };

  test('refuses a use over the limit and says when to retry', async () => {
    await useUp('one');
    await expect(limiter.consume(rule, 'one')).rejects.toMatchObject(refused);
    await expect(limiter.check(rule, 'one')).rejects.toMatchObject(refused);
  });

  test('counts each key and each rule separately', async () => {
    await useUp('mine');
    await limiter.consume(rule, 'yours');
    await limiter.consume({ ...rule, name: 'other' }, 'mine');
  });

  test('allows exactly five of 20 simultaneous uses', async () => {
    const uses = Array.from({ length: 20 }, () => limiter.consume(rule, 'parallel'));
    const outcomes = await Promise.allSettled(uses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    // The refused ones do not add to each other's wait.
    const waits = outcomes.flatMap((use) =>
      use.status === 'rejected' ? [use.reason.retryAfterSeconds] : [],
    );
    expect(Math.max(...waits) - Math.min(...waits)).toBeLessThan(60);
  });

  test('counts simultaneous uses of several keys, and refuses only those over their limit', async () => {
    for (let i = 0; i < 4; i += 1) await limiter.consume(rule, 'nearly full');
    const keys = ['first', ...Array(3).fill('nearly full'), 'single', ...Array(7).fill('crowd')];
    const passed = new Map<string, number>();
    await Promise.all(
      keys.map(async (key: string) => {
        if (await limiter.tryConsume(rule, key)) passed.set(key, (passed.get(key) ?? 0) + 1);
      }),
    );
    expect(Object.fromEntries(passed)).toEqual({ first: 1, 'nearly full': 1, single: 1, crowd: 5 });
    const counter = (key: string) => ({ _id: `${rule.name}:${limiter.hashOf(key)}` }) as object;
    const stored = ['nearly full', 'single', 'crowd'].map((key) =>
      running.connection.collection('rate_limits').findOne(counter(key)),
    );
    expect((await Promise.all(stored)).map((found) => found?.count)).toEqual([5, 1, 5]);
  });

  test('allows exactly five of each key when several processes count several keys at once', async () => {
    const limiters = [limiter, new RateLimiter(running.connection, running.config)];
    const keys = ['one of many', 'another of many'];
    const uses = Array.from({ length: 40 }, (_, n) =>
      limiters[n % 2]?.tryConsume(rule, keys[Math.floor(n / 2) % 2] ?? ''),
    );
    const passed = (await Promise.all(uses)).filter(Boolean);
    expect(passed).toHaveLength(10);
  });

  test('does not count refused uses, and allows a refunded one again', async () => {
    await useUp('refund');
    for (let i = 0; i < 3; i += 1)
      await expect(limiter.consume(rule, 'refund')).rejects.toMatchObject(refused);
    await limiter.refund(rule, 'refund');
    await limiter.consume(rule, 'refund');
    await expect(limiter.consume(rule, 'refund')).rejects.toMatchObject(refused);
  });

  test('does not count checks', async () => {
    for (let i = 0; i < 10; i += 1) await limiter.check(rule, 'looking');
    await useUp('looking');
  });

  test('multiplies every limit by RATE_LIMIT_SCALE', async () => {
    const scaled = new RateLimiter(
      running.connection,
      new AppConfig({ ...running.config, rateLimitScale: 2 }),
    );
    for (let i = 0; i < 2 * rule.limit; i += 1) await scaled.consume(rule, 'scaled');
    await expect(scaled.consume(rule, 'scaled')).rejects.toMatchObject(refused);
  });

  test('does not reveal the keys in what it stores', async () => {
    await limiter.consume(rule, 'asha@example.org');
    await limiter.consume(rule, '203.0.113.7');
    const stored = JSON.stringify(await running.connection.collection('rate_limits').find().toArray());
    expect(stored).not.toContain('asha');
    // All four billion addresses can be hashed within minutes, so a plain hash would reveal them.
    const plain = createHash('sha256').update('203.0.113.7').digest('base64url');
    expect(stored).not.toContain(plain.slice(0, 16));
  });
});

describe('a file that is refused', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.05', TRUST_PROXY: '1' } });
  });
  afterAll(() => running.close());

  const sendFrom = (network: string, content: Buffer) =>
    sendApplication(running.origin, applicationForm(), { file: { name: 'plan.pdf', content } }).set(
      'X-Forwarded-For',
      network,
    );

  test('does not count towards the limit of the form', async () => {
    for (let refused = 0; refused < 2; refused += 1)
      await sendFrom('203.0.113.1', Buffer.from('no PDF')).expect(415);
    for (let accepted = 0; accepted < 3; accepted += 1)
      await sendFrom('203.0.113.1', samplePdf()).expect(201);
    await sendFrom('203.0.113.1', samplePdf()).expect(429);
  });

  test('counts towards a limit of its own, after which no file is checked', async () => {
    for (let refused = 0; refused < 3; refused += 1)
      await sendFrom('203.0.113.2', Buffer.from('no PDF')).expect(415);
    await sendFrom('203.0.113.2', samplePdf()).expect(429);
  });
});
