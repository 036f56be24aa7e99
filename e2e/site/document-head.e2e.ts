import type { Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const content = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);

/** Selectors of head elements that must exist exactly once. */
const ONCE = [
  'title',
  'meta[name=description]',
  'link[rel=canonical]',
  'link[hreflang=hi]',
  'meta[property="og:title"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
];

async function expectHead(page: Page, address: string, title: RegExp): Promise<void> {
  const { origin } = new URL(page.url());
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', origin + address);
  await expect(page).toHaveTitle(title);
  for (const selector of ONCE) await expect(page.locator(selector), selector).toHaveCount(1);
  await expect(content(page, 'og:url')).toHaveAttribute('content', origin + address);
}

test('the document head describes the current page without duplicates, even after client-side navigation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectHead(page, '/', /^Become a co-owner of real Indian factories · Saajha Udyog$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expectHead(page, '/about', /^Who we are · Saajha Udyog$/);
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expectHead(page, '/hi/about', /^हम कौन हैं · साझा उद्योग$/);
  await expect(content(page, 'og:locale')).toHaveAttribute('content', 'hi_IN');
  await page.goBack();
  await expectHead(page, '/about', /^Who we are · Saajha Udyog$/);
});

test('every page of the sitemap has its own description, canonical address and picture', async ({
  request,
  site,
}) => {
  await pagesReady(site.url);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => String(address));
  expect(addresses).toHaveLength(28);
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
    const picture = await request.get(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(sizeOf(await picture.body())).toEqual([1200, 630]);
    for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(JSON.parse(String(data))).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
  expect(descriptions.size).toBe(addresses.length);
});

test('each slide has its own share picture in each language', async ({ request, site }) => {
  await pagesReady(site.url);
  const addresses = ['', '/hi'].flatMap((language) =>
    Array.from({ length: 30 }, (_, slide) => `${language}/presentation${slide ? `/${slide + 1}` : ''}`),
  );
  const pictures = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await request.get(address)).text();
      return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    }),
  );
  expect(new Set(pictures).size).toBe(60);
  for (const address of [pictures[4], pictures[36]]) {
    const picture = await request.get(String(address));
    expect(picture.headers()['content-type']).toBe('image/png');
    const file = await picture.body();
    expect(sizeOf(file)).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(60_000);
  }
});

test('the console, the tracking page and pages that do not exist are not indexed by search engines', async ({
  page,
  request,
  site,
}) => {
  await pagesReady(site.url);
  for (const address of ['/track', '/hi/no-such-page', '/presentation/2']) {
    const response = await request.get(address);
    expect(response.headers()['x-robots-tag'], address).toBe('noindex');
    const html = await response.text();
    expect(html, address).toMatch(/<meta name="robots" content="noindex"/);
    expect(html, address).not.toContain('rel="canonical"');
  }
  // The browser renders the console, with its head.
  const response = await page.goto('/admin-login');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(content(page, 'robots').first()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the site has icons and a manifest for tabs, search engines and phones', async ({ request }) => {
  const home = await (await request.get('/')).text();
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const links = [...home.matchAll(new RegExp(`<link[^>]* rel="${rel}"[^>]*>`, 'g'))];
    expect(links.length, rel).toBeGreaterThan(0);
    for (const [link] of links) {
      const response = await request.get(/ href="([^"]+)"/.exec(link)?.[1] ?? '');
      expect(response.status(), rel).toBe(200);
    }
  }
  const touch = await request.get('/apple-touch-icon.png');
  expect(sizeOf(await touch.body())).toEqual([180, 180]);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(`${sizeOf(await icon.body()).join('x')}`).toBe(sizes);
  }
  // On a home screen, the site opens in the language from which it was added.
  expect(await (await request.get('/hi/about')).text()).toContain('href="/hi/manifest.webmanifest"');
  expect((await (await request.get('/hi/manifest.webmanifest')).json()).start_url).toBe('/hi');
  // On a home screen, the console is installed as a separate app.
  for (const address of ['/admin', '/admin-login']) {
    const html = await (await request.get(address)).text();
    expect(html).toContain('<link rel="manifest" href="/console.webmanifest"');
    expect(html).not.toContain('href="/manifest.webmanifest"');
  }
});
