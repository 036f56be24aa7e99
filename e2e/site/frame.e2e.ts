import type { Locator, Page, Request } from '@playwright/test';
import { samplePdf } from '../../backend/test/support/files/sample-files';
import { waitForAnimations } from '../support/browser/animations';
import { advance, fastForwardMinute } from '../support/browser/clock';
import { waitForHydration } from '../support/browser/prerendered';
import { delayFonts, expectFont } from '../support/checks/fonts';
import { fillInApplication } from '../support/forms/application-form';
import { expect, test } from '../support/test';

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

test('on a wide screen the header has nine links with the current one marked, no menu, a logo aligned with the content, and JOIN NOW, which opens the member portal in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://members.example.org/**', (route) => route.fulfill({ body: 'member portal' }));
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/about');
  const links = header(page).getByRole('navigation', { name: 'Site' }).getByRole('link');
  await expect(links).toHaveText(LINKS);
  await expect(links.filter({ hasText: 'About' })).toHaveAttribute('aria-current', 'page');
  await expect(header(page).getByRole('button', { name: /menu/ })).toBeHidden();

  await test.step('the logo is aligned with the content', async () => {
    for (const width of [1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const left = async (part: Locator) => (await part.boundingBox())?.x;
      const content = await left(page.getByRole('heading', { level: 1 }));
      await expect.poll(() => left(header(page).getByRole('link').first()), `${width} px`).toBe(content);
    }
  });

  await test.step('JOIN NOW opens the member portal', async () => {
    const portal = context.waitForEvent('page');
    await header(page)
      .getByRole('link', { name: /JOIN NOW/ })
      .click();
    await expect(await portal).toHaveURL('https://members.example.org/login');
    await expect(page).toHaveURL(/\/about$/);
  });

  // The header is one row from 1280 px on, minus 15 px for a scroll bar, even in the system font of a first visit.
  await test.step('the header is one row in the system font', async () => {
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
      await expect
        .poll(async () => (await header(page).boundingBox())?.height, `${width} px`)
        .toBeLessThan(80);
    }
  });
});

test('only the visitor switches the language: a Hindi browser that has visited a Hindi page stays in English', async ({
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

test('client-side navigation and a switch to Hindi load the web fonts of the rupee sign and of Hindi', async ({
  page,
}) => {
  await delayFonts(page);
  await page.goto('/contact');
  await waitForHydration(page);
  await header(page).getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(async () => {
    await expectFont(page, '.pu-amount--full', 'Anek Latin Medium');
  }).toPass();
  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
  await expectFont(page, 'main h1', 'Noto Sans Devanagari');
});

test('an address with #factory-form scrolls to the form and focuses it without a focus ring, and the language switch keeps page and anchor and shows no loader', async ({
  page,
}) => {
  await page.goto('/apply#factory-form');
  await expect(page.getByRole('heading', { name: 'Factory Application Form' })).toBeFocused();
  await expect(page.locator('#factory-form')).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.locator('#factory-form').boundingBox())?.y ?? 1_000))
    .toBeLessThan(200);
  await page.keyboard.press('Shift');
  await expect(page.locator('#factory-form-title')).toHaveCSS('outline-style', 'none');

  await header(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/apply#factory-form$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('status').filter({ has: page.locator('img') })).toHaveCount(0);
  await header(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^i]\/apply#factory-form$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('with forced colours, the current language, the current page and a disabled button are still distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/shareholder');
  const colour = (target: Locator, name: 'color' | 'backgroundColor') =>
    target.evaluate((element, property) => getComputedStyle(element)[property], name);
  const language = (name: string) => header(page).getByRole('link', { name, exact: true });
  const english = await colour(language('English'), 'backgroundColor');
  expect(english).not.toBe(await colour(language('हिन्दी'), 'backgroundColor'));
  const mark = header(page)
    .getByRole('link', { name: 'Join Us', exact: true })
    .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
  expect(await mark).toBe(english);
  const button = page.getByRole('button', { name: 'Check your answers' });
  const disabled = await colour(button, 'color');
  await page.getByRole('checkbox', { name: /^I have read and agree/ }).check();
  await expect.poll(() => colour(button, 'color')).not.toBe(disabled);
});

test('on a small screen the same links are in a menu, which closes when one is chosen', async ({ page }) => {
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

test('the language switch works before content below the fold is hydrated; a change of page shows a near-black loader with the logo for 800 ms and scrolls to the top', async ({
  page,
}) => {
  // Before the page sets timers: the pause would not stop those, and the page could not clear them.
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await test.step('the language switch', async () => {
    await header(page).getByRole('link', { name: 'हिन्दी' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page).toHaveURL(/\/hi$/);
    await header(page).getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const loader = page
    .getByRole('status')
    .filter({ hasText: 'Loading…' })
    .filter({ has: page.locator('img') });
  await expect(loader).toHaveCount(0);
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

test('a failed submission shows a toast at the top right and keeps the file; the retry uses the same idempotency key', async ({
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
    buffer: samplePdf(),
  });
  const keys: Array<string | null> = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/apply-factory')) keys.push(request.headers()['idempotency-key'] ?? null);
  });
  await page.route('**/api/apply-factory', (route) => route.abort());
  await fastForwardMinute(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Submission failed. Please try again.' });
  // Hovering keeps the toast open.
  await toast.hover();
  await waitForAnimations(page);
  const box = await toast.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeLessThan(40);
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  await expect(page.locator('.cf-file__name')).toHaveText('plan.pdf');

  await page.unroute('**/api/apply-factory');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^FA-[0-9A-HJKMNP-TV-Z]{6}$/)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('losing the connection before submitting keeps the page and the typed text, and an unknown address whose page fails to load keeps the header', async ({
  page,
  context,
}) => {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.clock.install();
  await page.goto('/apply');
  await waitForHydration(page);
  await fillInApplication(page, {
    name: 'Lakhan Meena',
    email: 'lakhan@example.org',
    location: 'Ranchi, Jharkhand',
  });
  // Waits for all requests, among them the toast’s code, which is loaded on the first focus.
  await expect.poll(() => pending.size).toBe(0);
  await context.setOffline(true);
  // Pauses the clock, because a busy machine may take longer to find the toast than the five seconds it is shown.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The connection was lost.' })).toBeVisible();
  await expect(page.locator('.cf-toast')).toHaveText(/Submission failed/);
  await expect(page.getByLabel('Your full name')).toHaveValue('Lakhan Meena');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^FA-[0-9A-HJKMNP-TV-Z]{6}$/)).toBeVisible();

  await test.step('an unknown address whose page fails to load', async () => {
    await page.clock.resume();
    await context.setOffline(true);
    await page.evaluate(() => {
      history.pushState({}, '', '/no-such-page');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByRole('heading', { name: 'This part of the site did not load' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
