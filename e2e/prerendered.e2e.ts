import type { Page } from '@playwright/test';
import { PUBLIC_ADDRESSES, pageSet, pagesReady } from './support/prerendered';
import { expect, test } from './support/test';

test.beforeEach(({ site }) => pagesReady(site.url));

/** Collects what a visitor must never cause: console messages, errors and requests that fail. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => troubles.push(`${request.url()} ${request.failure()?.errorText}`));
  return troubles;
}

/** React has taken the page's main heading over. */
async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [...PUBLIC_ADDRESSES, '/nowhere', '/hi/nowhere']) {
    test(`${address} can be read`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(address.endsWith('nowhere') ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', address.startsWith('/hi') ? 'hi' : 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await page.title()).not.toBe('');
    });
  }

  test('a page with a form says that sending it needs scripts', async ({ page }) => {
    await page.goto('/apply');
    await expect(page.getByText('To send the form, please turn on JavaScript')).toBeVisible();
    await page.goto('/hi/apply');
    await expect(page.getByText('ब्राउज़र में JavaScript चालू करें')).toBeVisible();
  });
});

for (const address of PUBLIC_ADDRESSES) {
  test(`${address} comes alive without a message, a failed request or a move of its text`, async ({
    page,
  }) => {
    const troubles = watch(page);
    await page.addInitScript(() => {
      const seen = window as unknown as { moved: number };
      seen.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) {
          seen.moved += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await comesAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(
      0.01,
    );
    expect(troubles).toEqual([]);
  });
}

test('nothing of a prerendered page is fetched twice, and no configuration at all', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(asked.filter((path) => path.startsWith('/config/'))).toEqual([]);
  const code = asked.filter((path) => /\.(js|css)$/.test(path));
  expect(code.filter((path, index) => code.indexOf(path) !== index)).toEqual([]);
});

test('what was typed before the page came alive is kept', async ({ page }) => {
  // The remote's entry waits until something has been typed.
  let letGo = () => undefined as unknown;
  const typed = new Promise((resolve) => {
    letGo = () => resolve(undefined);
  });
  await page.route('**/remotes/public/remoteEntry.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/apply', { waitUntil: 'commit' });
  const name = page.getByLabel('Your full name');
  await name.fill('Meera Devi');
  letGo();
  await comesAlive(page);
  await expect(name).toHaveValue('Meera Devi');
  // The form knows it too: leaving the field raises no objection, and another change does not lose it.
  await page.getByLabel('Where should the factory stand?').fill('Hajipur');
  await expect(name).toHaveValue('Meera Devi');
});

test('an unchanged page is not sent twice, and its code is kept for a year', async ({ request, site }) => {
  const first = await request.get(`${site.url}/about`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['cache-control']).toBe('no-cache');
  expect(first.headers()['content-encoding']).toBe('br');
  const again = await fetch(`${site.url}/about`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status).toBe(304);
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await first.text())?.[1];
  const sent = await request.get(site.url + style);
  expect(sent.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a start with the same builds and configuration uses the pages that are there', async ({ site }) => {
  const set = await pageSet(site.url);
  await site.api.stop();
  await site.api.start();
  expect(await pageSet(site.url)).toBe(set);
});
