import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/prerendered';
import { expectAccessible } from '../support/checks/axe';
import { delayFonts, expectFont } from '../support/checks/fonts';
import { COMMON_MENU, expectSlide, type Language, PRINT_MENU, titleOf } from '../support/deck';
import { expect, test } from '../support/test';

const LABELS: Record<Language, string> = { '': 'Presentation', '/hi': 'प्रस्तुति' };

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a first visit loads at most 110 KiB of scripts and no code of slides, and the More menu leads to the text version', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectFewScripts(page);
    await page.getByRole('button', { name: 'More controls' }).tap();
    const menu = page.getByRole('group', { name: 'More controls' });
    await expect(menu.getByRole('button')).toHaveText([...COMMON_MENU, ...PRINT_MENU]);
    await expect(menu.getByRole('status')).toHaveText(/without internet/);
    await expectAccessible(page, 'menu on a phone');
    await page.getByRole('link', { name: 'Read the presentation as text' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The presentation as text');
  });

  test('a first visit in Hindi loads at most 110 KiB of scripts and no code of slides', async ({ page }) => {
    await page.goto('/hi', { waitUntil: 'networkidle' });
    await expectFewScripts(page);
  });
});

async function expectFewScripts(page: Page): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
  const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
  const kib = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  test.info().annotations.push({ type: 'size', description: `${kib.toFixed(1)} KiB of scripts` });
  expect(kib).toBeGreaterThan(50);
  // The boot script, the deck, its titles and the registration of the service worker.
  expect(scripts.length, JSON.stringify(scripts)).toBeLessThanOrEqual(4);
  expect(kib, JSON.stringify(scripts)).toBeLessThanOrEqual(110);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('slides and their text version are readable', async ({ page }) => {
    for (const language of ['', '/hi'] as const) {
      await page.goto(`${language}/7`);
      await expect(page.getByRole('heading', { level: 1, name: titleOf(7, language) }).first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^7\\. ${titleOf(7, language)} · ${LABELS[language]} · `));
    }
    await page.getByRole('link', { name: 'प्रस्तुति लिखित रूप में पढ़ें' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(30);
  });
});

test('when the scripts fail to load, the page stays readable and shows an error', async ({ page }) => {
  await page.route('**/assets/main.*.js*', (route) => route.abort());
  await page.goto('/hi/7');
  await expect(page.getByRole('alert')).toHaveText('प्रस्तुति नहीं खुल सकी। फिर से खोलें');
  await expect(page.getByRole('heading', { level: 1, name: titleOf(7, '/hi') })).toBeVisible();
  await page.unroute('**/assets/main.*.js*');
  await page.getByRole('link', { name: 'फिर से खोलें' }).click();
  await waitForHydration(page);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 8, '/hi');
});

test('the deck is installable: it has a manifest, icons and a service worker', async ({ page, request }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test contexts are incognito windows, in which no app can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
  }
  for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
  expect((await request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache');
});

test('addresses of the deck on the main site lead to the same slide, and unknown ones answer 404', async ({
  page,
  request,
}) => {
  await page.goto('/hi/presentation/7');
  await expectSlide(page, 7, '/hi');
  for (const [path, status] of [
    ['/7/', 200],
    ['/presenter', 200],
    ['/31', 404],
    ['/assets/missing.js', 404],
    ['/..%2f..%2fpackage.json', 404],
    ['/.htaccess', 404],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
  expect((await request.post('/')).status()).toBe(405);
  const redirect = await request.get('/presentation//example.org', { maxRedirects: 0 });
  expect(redirect.headers().location).toBe('/example.org');
});

test('a client-rendered page waits for its web fonts on a first visit', async ({ page }) => {
  await delayFonts(page);
  await page.goto('/hi/presenter');
  await expectFont(page, 'h2', 'Noto Sans Devanagari');
});

test('the text version is accessible, and a switch to Hindi on a first visit loads the Hindi texts and web font', async ({
  page,
}) => {
  await delayFonts(page);
  await page.goto('/text');
  await waitForHydration(page);
  await expectAccessible(page, 'the text version');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('प्रस्तुति पढ़ने के लिए');
  await expect(page).toHaveTitle('प्रस्तुति पढ़ने के लिए · साझा उद्योग');
  await expect(() => expectFont(page, 'main h2', 'Noto Sans Devanagari')).toPass();
  await page.getByRole('link', { name: 'स्लाइड 8 देखें' }).click();
  await expectSlide(page, 8, '/hi');
});
