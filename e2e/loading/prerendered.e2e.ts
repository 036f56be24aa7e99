import type { Page } from '@playwright/test';
import { PUBLIC_ADDRESSES, pagesReady, snapshotName, waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

test.beforeEach(({ site }) => pagesReady(site.url));

/** Delays the scripts of the public remote. @returns a function that releases them */
async function holdRemote(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/public/remoteEntry.js*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that needs JavaScript states it at its top, in both languages', async ({ page }) => {
    await page.goto('/admin-login');
    // `getByText` ignores `<noscript>`.
    for (const text of ['This page needs JavaScript.', 'यह पेज JavaScript के बिना नहीं खुलता।'])
      await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeInViewport();
  });

  test('the presentation states in its language that its buttons need JavaScript, and links to the text version', async ({
    page,
  }) => {
    for (const [address, text, link] of [
      ['/presentation', 'the buttons of the presentation do not work', 'Read the presentation as text'],
      ['/hi/presentation/7', 'प्रस्तुति के बटन काम नहीं करेंगे', 'प्रस्तुति लिखित रूप में पढ़ें'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeInViewport();
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(30);
      await expect(page.getByRole('paragraph').filter({ hasText: text })).toHaveCount(0);
    }
  });

  test('the pages, the deck and the page of an unknown address are readable', async ({ page }) => {
    for (const address of ['/', '/hi/apply', '/presentation', '/hi/presentation/text', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });
});

test('the HTML of each page is complete, and each of its drawings is under 15 kB and has a name or is decorative', async ({
  request,
}) => {
  for (const address of [...PUBLIC_ADDRESSES, '/nowhere', '/hi/nowhere']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(address.endsWith('nowhere') ? 404 : 200);
    const html = await response.text();
    expect(html, address).toContain(`<html lang="${address.startsWith('/hi') ? 'hi' : 'en'}"`);
    for (const part of [/<title>[^<]+<\/title>/, /<header[ >]/, /<main[ >]/, /<h1[ >]/, /<footer[ >]/])
      expect(html, address).toMatch(part);
    const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '');
    expect(
      html.includes('/anek-rupee.'),
      `${address} loads the font of the rupee sign only if it shows one`,
    ).toBe(text.includes('₹'));
    const drawings = html.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    expect(
      drawings.filter((svg) => Buffer.byteLength(svg) >= 15_000),
      address,
    ).toEqual([]);
    const named = /^<svg[^>]* (aria-hidden="true"|aria-label="[^"]+)/;
    expect(
      drawings.filter((svg) => !named.test(svg)),
      address,
    ).toEqual([]);
  }
});

test('slides and addresses that do not exist are "page not found" before and after hydration', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [address, title] of [
    ['/presentation/31', 'Page not found'],
    ['/hi/presentation/0', 'पेज नहीं मिला'],
    ['/HI/no-such-page', 'पेज नहीं मिला'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(errors).toEqual([]);
});

test('a prerendered page loads no file twice, no configuration and no script with a source map', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.filter((path) => path.startsWith('/config/'))).toEqual([]);
  const code = loaded.filter((path) => /\.(js|css)$/.test(path));
  expect(code.filter((path, index) => code.indexOf(path) !== index)).toEqual([]);

  const scripts = code.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(4);
  for (const script of scripts) {
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
    expect((await request.get(`${script}.map`)).status()).toBe(404);
  }
  expect((await request.get(`${site.url}/dist-maps/remoteEntry.js.map`)).status()).toBe(404);
});

test('text typed before hydration is kept, and a form submitted before it is submitted after it', async ({
  page,
}) => {
  const release = await holdRemote(page);
  await page.goto('/apply', { waitUntil: 'commit' });
  const name = page.getByLabel('Your full name');
  await name.fill('Meera Devi');
  // Before the shell is hydrated, submitting has no effect.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.getByRole('button', { name: 'Submit application' }).click();
  expect(page.url()).not.toContain('?');
  release();
  await expect(page.getByRole('group', { name: 'things to correct' })).toBeVisible();
  await expect(name).toHaveValue('Meera Devi');
  // The form state has the value too: another change does not lose it.
  await page.getByLabel('Where should the factory be?').fill('Hajipur');
  await expect(name).toHaveValue('Meera Devi');
});

test('an amount typed before hydration is validated after it', async ({ page }) => {
  const release = await holdRemote(page);
  await page.goto('/how-it-works', { waitUntil: 'commit' });
  const calculator = page.getByRole('region', { name: 'Work it out for yourself' });
  const amount = calculator.getByRole('textbox', { name: 'Your investment' });
  await amount.fill('12');
  await calculator.getByRole('radio', { name: 'With a profit' }).check();
  release();
  await expect(amount).toHaveAccessibleDescription(/Enter ₹500 or more\./);
  await expect(amount).toHaveValue('12');
  await expect(calculator.getByRole('radio', { name: 'With a profit' })).toBeChecked();
});

test('a link within the page works before hydration, and hydration keeps the scroll position', async ({
  page,
}) => {
  const release = await holdRemote(page);
  await page.goto('/terms');
  // Waits until the shell and its router are hydrated, but the page is not.
  await page.waitForFunction(
    () => !document.querySelector('#root[data-hydrating]') && document.querySelector('main[data-hydrating]'),
  );
  await page.getByRole('main').getByRole('link', { name: 'Law, and where to write' }).click();
  const target = page.getByRole('heading', { level: 2, name: 'Law, and where to write' });
  await expect(target).toBeInViewport();
  release();
  await waitForHydration(page);
  await expect(target).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#law');
});

test('a page with a form states in its language that submitting needs JavaScript', async ({
  request,
  site,
}) => {
  const notice = async (address: string) =>
    /<noscript>(.*?)<\/noscript>/.exec(await (await request.get(site.url + address)).text())?.[1];
  expect(await notice('/apply')).toContain('To send the form, please turn on JavaScript');
  expect(await notice('/hi/apply')).toContain('ब्राउज़र में JavaScript चालू करें');
  expect(await notice('/about')).toBeUndefined();
});

test('an unchanged page answers 304, and its assets are cached for a year', async ({ request, site }) => {
  const first = await request.get(`${site.url}/about`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['cache-control']).toBe('no-cache');
  expect(first.headers()['content-encoding']).toBe('br');
  const second = await request.get(`${site.url}/about`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': first.headers().etag ?? '' },
  });
  expect(second.status()).toBe(304);
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await first.text())?.[1];
  const asset = await request.get(site.url + style);
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a restart with the same builds and configuration reuses the prerendered pages', async ({ site }) => {
  const snapshot = await snapshotName(site.url);
  await site.api.stop();
  await site.api.start();
  expect(await snapshotName(site.url)).toBe(snapshot);
});
