import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { SHOP } from '../support/services/razorpay.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PAGE = '<!doctype html><html lang="en"><head><title>Shell</title></head><body></body></html>';
const KEYS = {
  RAZORPAY_KEY_ID: SHOP.keyId,
  RAZORPAY_KEY_SECRET: SHOP.keySecret,
  RAZORPAY_WEBHOOK_SECRET: SHOP.webhookSecret,
};
const PAYMENT_PAGES = ['/monthly-spice-subscription/pay', '/hi/monthly-spice-subscription/pay'];

describe('the payment page for the first box', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'community-factories-pay-'));
  const web = {
    shell: path.join(folder, 'shell'),
    remotes: { public: folder, admin: folder, presentation: folder },
  };
  let withKeys: TestApp;
  let without: TestApp;
  let inProduction: TestApp;
  beforeAll(async () => {
    mkdirSync(web.shell);
    writeFileSync(path.join(web.shell, 'index.html'), PAGE);
    withKeys = await startTestApp({ env: KEYS, config: { web } });
    without = await startTestApp({ config: { web } });
    const production = { web, isProduction: true, publicUrl: 'https://udyog.example.org' };
    inProduction = await startTestApp({ env: KEYS, config: production });
  });
  afterAll(async () => {
    await withKeys.close();
    await without.close();
    await inProduction.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = ({ origin }: TestApp, address: string) => request(origin).get(address);
  const policyOf = (headers: Record<string, string>) =>
    Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );

  test.each(PAYMENT_PAGES)(
    'allows Razorpay’s checkout at %s and is excluded from search engines',
    async (page) => {
      const { headers, text } = await get(withKeys, page).expect(200);
      expect(text).toMatch(/<title>(?:Saajha Udyog|साझा उद्योग)<\/title>/);
      const policy = policyOf(headers);
      expect(policy['script-src']).toBe("'self' https://checkout.razorpay.com https://cdn.razorpay.com");
      expect(policy['frame-src']).toBe('https://api.razorpay.com https://checkout.razorpay.com');
      expect(policy['frame-ancestors']).toBe("'none'");
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['referrer-policy']).toBe('no-referrer');
      // A bank's window reports back to the page that opened it.
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    },
  );

  test('lets scripts reach only the paths of the site that the payment needs', async () => {
    const { headers } = await get(withKeys, PAYMENT_PAGES[0] ?? '').expect(200);
    const [site, here] = [withKeys.config.publicUrl, withKeys.origin];
    expect(policyOf(headers)['connect-src']).toBe(
      `${site}/config/ ${site}/api/payments/razorpay/ ${here}/config/ ${here}/api/payments/razorpay/ https://*.razorpay.com`,
    );
  });

  test.each(['evil.example', 'internal:8080', 'udyog.example:1@evil.example'])(
    'lets scripts reach only the public address in production, even if the request names the host %s',
    async (host) => {
      const site = 'https://udyog.example.org';
      const { headers } = await get(inProduction, PAYMENT_PAGES[0] ?? '')
        .set('Host', host)
        .expect(200);
      expect(policyOf(headers)['connect-src']).toBe(
        `${site}/config/ ${site}/api/payments/razorpay/ https://*.razorpay.com`,
      );
    },
  );

  test.each([
    '/',
    '/hi',
    '/monthly-spice-subscription',
    '/hi/monthly-spice-subscription',
    '/track',
    '/presentation',
    '/admin',
    '/no-such-page',
  ])('is the only page that allows Razorpay: %s never does, with or without keys', async (page) => {
    const [one, other] = await Promise.all([get(withKeys, page), get(without, page)]);
    for (const { headers } of [one, other]) {
      expect(headers['content-security-policy']).not.toContain('razorpay');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  test.each(PAYMENT_PAGES)('does not exist at %s without keys', async (page) => {
    const { headers } = await get(without, page).expect(404);
    expect(headers['content-security-policy']).not.toContain('razorpay');
  });

  test('redirects other spellings of its address', async () => {
    const { headers } = await get(withKeys, '/Monthly-Spice-Subscription/Pay/').expect(301);
    expect(headers.location).toBe(PAYMENT_PAGES[0]);
  });
});
