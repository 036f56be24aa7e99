import type { Locator, Page, Request } from '@playwright/test';
import { waitForAnimations } from './support/animations';
import { fillInApplication } from './support/application-form';
import { advance, takeAMinute } from './support/clock';
import { delayFonts, expectFont } from './support/fonts';
import { waitForHydration } from './support/prerendered';
import { expect, test } from './support/test';

const LINKS = [
  'Home',
  'About',
  'Industries',
  'How It Works',
  'Success Stories',
  'Join Us',
  'Apply for Factory',
  'Presentation',
  'Contact',
];

const header = (page: Page) => page.getByRole('banner');

test('a wide screen has the nine links in the header, the current one marked, and no menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/apply');
  const links = header(page).getByRole('navigation', { name: 'Site' }).getByRole('link');
  await expect(links).toHaveText(LINKS);
  await expect(header(page).getByRole('link', { name: 'Apply for Factory' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(header(page).getByRole('button', { name: /menu/ })).toBeHidden();
  // One row from 1280 px on, minus 15 px for a scroll bar, even in the system font of a first visit.
  await page.evaluate(() => {
    const { style } = document.documentElement;
    const fonts = getComputedStyle(document.documentElement).getPropertyValue('--font-public').split(',');
    style.setProperty('--font-public', fonts.filter((font) => !font.includes('Variable')).join(','));
  });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      (wide) => document.documentElement.style.setProperty('width', `${wide}px`),
      width - 15,
    );
    await expect.poll(async () => (await header(page).boundingBox())?.height, `${width} px`).toBeLessThan(80);
  }
});

test('on a wide screen the logo stands where the content begins', async ({ page }) => {
  for (const width of [1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const left = async (part: Locator) => (await part.boundingBox())?.x;
    const content = await left(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => left(header(page).getByRole('link').first()), `${width} px`).toBe(content);
  }
});

test('a part of the page that a script gives the focus to shows no ring, as it is no control', async ({
  page,
}) => {
  await page.goto('/apply#factory-form');
  await expect(page.locator('#factory-form-title')).toBeFocused();
  await page.keyboard.press('Shift');
  await expect(page.locator('#factory-form-title')).toHaveCSS('outline-style', 'none');
});

test('JOIN NOW in the header opens the member portal in a new tab', async ({ page, context }) => {
  await context.route('https://members.example.org/**', (route) => route.fulfill({ body: 'member portal' }));
  await page.goto('/about');
  const portal = context.waitForEvent('page');
  await header(page)
    .getByRole('link', { name: /JOIN NOW/ })
    .click();
  await expect(await portal).toHaveURL('https://members.example.org/login');
  await expect(page).toHaveURL(/\/about$/);
});

test('the language is switched by the visitor alone: a Hindi browser that was at a Hindi page stays in English', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'hi-IN', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/hi/about');
  await waitForHydration(page);
  await page.goto('/');
  await waitForHydration(page);
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await header(page).getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(`${baseURL}/contact`);
  await context.close();
});

test('who switches to Hindi on a first visit reads the letters of the site', async ({ page }) => {
  await delayFonts(page);
  await page.goto('/about');
  await waitForHydration(page);
  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हम कौन हैं');
  await expectFont(page, 'main h1', 'Noto Sans Devanagari');
});

test('the sign of the rupee on a page that a link leads to is the one of the site', async ({ page }) => {
  await delayFonts(page);
  await page.goto('/contact');
  await waitForHydration(page);
  await header(page).getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(async () => {
    await expectFont(page, '.pu-amount--full', 'Anek Latin Medium');
  }).toPass();
});

test('the language switch keeps the page, its anchor and its place, and shows no loader', async ({
  page,
}) => {
  await page.goto('/apply#factory-form');
  await expect(page.getByRole('heading', { name: 'Factory Application Form' })).toBeFocused();
  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/apply#factory-form$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('status').filter({ has: page.locator('img') })).toHaveCount(0);
  await header(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^i]\/apply#factory-form$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('where the system chooses the colours, the current language and a button that cannot be pressed are still told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/shareholder');
  const colour = (of: Locator, name: 'color' | 'backgroundColor') =>
    of.evaluate((element, property) => getComputedStyle(element)[property], name);
  const language = (name: string) => header(page).getByRole('link', { name, exact: true });
  const english = await colour(language('English'), 'backgroundColor');
  expect(english).not.toBe(await colour(language('हिन्दी'), 'backgroundColor'));
  const button = page.getByRole('button', { name: 'Check your answers' });
  const disabled = await colour(button, 'color');
  await page.getByRole('checkbox', { name: /^I have read and agree/ }).check();
  await expect.poll(() => colour(button, 'color')).not.toBe(disabled);
});

test('the language switch does not wait for what is below the screen', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await header(page).getByRole('link', { name: 'हिन्दी' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveURL(/\/hi$/);
});

test('a small screen has the same links in a menu, and choosing one closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: 'Contact' })).toBeHidden();
  await header(page).getByRole('button', { name: 'Open menu' }).click();
  const menu = header(page).getByRole('navigation', { name: 'Site' });
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveText(LINKS);
  const join = menu.getByRole('link', { name: /JOIN NOW/ });
  await expect(join).toHaveAttribute('target', '_blank');
  await menu.getByRole('link', { name: 'Apply for Factory' }).click();
  await expect(page).toHaveURL(/\/apply$/);
  await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Contact' })).toBeHidden();
});

test('between two pages a near-black screen with the logo stands for 800 ms, then the page is at its top', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const loader = page
    .getByRole('status')
    .filter({ hasText: 'Loading…' })
    .filter({ has: page.locator('img') });
  await expect(loader).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Factory' }).click();
  await expect(loader).toBeVisible();
  expect(await loader.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(loader).toHaveCSS('background-color', 'rgb(10, 12, 24)');
  await advance(page, 50);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await advance(page, 740);
  await expect(loader).toBeVisible();
  await advance(page, 10);
  await expect(loader).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');
});

test('an address with #factory-form leads to the form', async ({ page }) => {
  await page.goto('/apply#factory-form');
  await expect(page.getByRole('heading', { name: 'Factory Application Form' })).toBeFocused();
  await expect(page.locator('#factory-form')).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.locator('#factory-form').boundingBox())?.y ?? 1_000))
    .toBeLessThan(200);
});

test('a failed try shows its toast top-right and keeps the file; the next one is filed under its key', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/apply');
  await fillInApplication(page, {
    name: 'Imran Ansari',
    email: 'imran@example.org',
    location: 'Bhiwandi, Maharashtra',
  });
  await page.locator('#factory-form input[type=file]').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: await page
      .context()
      .newPage()
      .then(async (sheet) => {
        const pdf = await sheet.pdf();
        await sheet.close();
        return pdf;
      }),
  });
  const keys: Array<string | null> = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/apply-factory')) keys.push(request.headers()['idempotency-key'] ?? null);
  });
  await page.route('**/api/apply-factory', (route) => route.abort());
  await takeAMinute(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Submission failed. Please try again.' });
  // Hovering keeps it open.
  await toast.hover();
  await waitForAnimations(page);
  const place = await toast.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(place?.y).toBeLessThan(40);
  expect(width - (place?.x ?? 0) - (place?.width ?? 0)).toBeLessThan(40);
  await expect(page.locator('.cf-file__name')).toHaveText('plan.pdf');

  await page.unroute('**/api/apply-factory');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^FA-[0-9A-HJKMNP-TV-Z]{6}$/)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a connection that is lost before the first try costs neither the page nor what was typed', async ({
  page,
  context,
}) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.clock.install();
  await page.goto('/apply');
  await waitForHydration(page);
  await fillInApplication(page, {
    name: 'Lakhan Meena',
    email: 'lakhan@example.org',
    location: 'Ranchi, Jharkhand',
  });
  // Including the toast's code, which is loaded on the first focus.
  await expect.poll(() => underWay.size).toBe(0);
  await context.setOffline(true);
  // The toast disappears after five seconds, which a busy machine may need to find it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The connection was lost.' })).toBeVisible();
  await expect(page.locator('.cf-toast')).toHaveText(/Submission failed/);
  await expect(page.getByLabel('Your full name')).toHaveValue('Lakhan Meena');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^FA-[0-9A-HJKMNP-TV-Z]{6}$/)).toBeVisible();
});

test('an unknown address whose page cannot be fetched leaves header and footer alive', async ({
  page,
  context,
}) => {
  await page.goto('/apply');
  await waitForHydration(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: 'This part of the site did not load' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('public pages and the deck ask the API nothing, least of all who is logged in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const address of ['/', '/apply', '/hi/apply', '/presentation']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(asked).toEqual([]);
});
