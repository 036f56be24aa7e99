import type { Page } from '@playwright/test';
import { PUBLIC_ADDRESSES, pagesReady, snapshotName, waitForHydration } from './support/prerendered';
import { expect, test } from './support/test';

test.beforeEach(({ site }) => pagesReady(site.url));

/**
 * Delays the scripts of the public remote.
 * @returns releases them
 */
async function holdRemote(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/remotes/public/remoteEntry.js*', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [...PUBLIC_ADDRESSES, '/nowhere', '/hi/nowhere']) {
    test(`${address} can be read, and none of its drawings is over 15 kB or without a name`, async ({
      page,
    }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(address.endsWith('nowhere') ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', address.startsWith('/hi') ? 'hi' : 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await page.title()).not.toBe('');
      const html = (await answer?.text()) ?? '';
      expect(html.includes('/anek-rupee.'), 'the sign of the rupee is fetched where it is read').toBe(
        (await page.getByText('₹').count()) > 0,
      );
      const drawings = html.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
      expect(drawings.filter((svg) => Buffer.byteLength(svg) >= 15_000)).toEqual([]);
      const named = /^<svg[^>]* (aria-hidden="true"|aria-label="[^"]+)/;
      expect(drawings.filter((svg) => !named.test(svg))).toEqual([]);
    });
  }
});

test('nothing of a prerendered page is fetched twice, and no configuration at all', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(asked.filter((path) => path.startsWith('/config/'))).toEqual([]);
  const code = asked.filter((path) => /\.(js|css)$/.test(path));
  expect(code.filter((path, index) => code.indexOf(path) !== index)).toEqual([]);
});

test('what was typed before the page came alive is kept', async ({ page }) => {
  const letGo = await holdRemote(page);
  await page.goto('/apply', { waitUntil: 'commit' });
  const name = page.getByLabel('Your full name');
  await name.fill('Meera Devi');
  letGo();
  await waitForHydration(page);
  await expect(name).toHaveValue('Meera Devi');
  // The form has the value too: blur shows no error, and another change does not lose it.
  await page.getByLabel('Where should the factory be?').fill('Hajipur');
  await expect(name).toHaveValue('Meera Devi');
});

test('an amount typed and left before the page came alive is judged when it is', async ({ page }) => {
  const letGo = await holdRemote(page);
  await page.goto('/how-it-works', { waitUntil: 'commit' });
  const calculator = page.getByRole('region', { name: 'Work it out for yourself' });
  const amount = calculator.getByRole('textbox', { name: 'Your investment' });
  await amount.fill('12');
  await calculator.getByRole('radio', { name: 'With a profit' }).check();
  letGo();
  await expect(amount).toHaveAccessibleDescription(/Enter ₹500 or more\./);
  await expect(amount).toHaveValue('12');
  await expect(calculator.getByRole('radio', { name: 'With a profit' })).toBeChecked();
});

test('a link within the page leads there before the page came alive, and the page stays', async ({
  page,
}) => {
  const letGo = await holdRemote(page);
  await page.goto('/terms');
  // The shell and its router are loaded.
  await page.waitForFunction(
    () => !document.querySelector('#root[data-hydrating]') && document.querySelector('main[data-hydrating]'),
  );
  await page.getByRole('main').getByRole('link', { name: 'Law, and where to write' }).click();
  const there = page.getByRole('heading', { level: 2, name: 'Law, and where to write' });
  await expect(there).toBeInViewport();
  letGo();
  await waitForHydration(page);
  await expect(there).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#law');
});

test('a page with a form says in its language that sending it needs scripts', async ({ request, site }) => {
  const notice = async (address: string) =>
    /<noscript>(.*?)<\/noscript>/.exec(await (await request.get(site.url + address)).text())?.[1];
  expect(await notice('/apply')).toContain('To send the form, please turn on JavaScript');
  expect(await notice('/hi/apply')).toContain('ब्राउज़र में JavaScript चालू करें');
  expect(await notice('/about')).toBeUndefined();
});

test('a form sent before the page came alive is sent when it is', async ({ page }) => {
  const letGo = await holdRemote(page);
  await page.goto('/apply', { waitUntil: 'commit' });
  // Early, but after the shell is loaded: before that a form does nothing.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.getByRole('button', { name: 'Submit application' }).click();
  expect(page.url()).not.toContain('?');
  letGo();
  await expect(page.getByRole('alert')).toContainText('things to correct');
});

test('an unchanged page is not sent twice, and its code is kept for a year', async ({ request, site }) => {
  const first = await request.get(`${site.url}/about`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['cache-control']).toBe('no-cache');
  expect(first.headers()['content-encoding']).toBe('br');
  const again = await request.get(`${site.url}/about`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await first.text())?.[1];
  const sent = await request.get(site.url + style);
  expect(sent.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('nobody is given the sources: no script names its map, and none is served', async ({
  page,
  request,
  site,
}) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  expect(scripts.size).toBeGreaterThan(4);
  for (const script of scripts) {
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
    expect((await request.get(`${script}.map`)).status()).toBe(404);
  }
  expect((await request.get(`${site.url}/dist-maps/remoteEntry.js.map`)).status()).toBe(404);
});

test('a start with the same builds and configuration uses the pages that are there', async ({ site }) => {
  const snapshot = await snapshotName(site.url);
  await site.api.stop();
  await site.api.start();
  expect(await snapshotName(site.url)).toBe(snapshot);
});
