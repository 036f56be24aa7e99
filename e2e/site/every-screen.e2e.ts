import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../../frontend-admin/src/routing/paths';
import { notFound as notFoundEn } from '../../frontend-public/src/content/en/not-found';
import { notFound as notFoundHi } from '../../frontend-public/src/content/hi/not-found';
import { waitForAnimations } from '../support/browser/animations';
import { PUBLIC_ADDRESSES, pagesReady, waitForHydration } from '../support/browser/prerendered';
import { setTextSize } from '../support/browser/text-size';
import { expectAccessible, NARROWEST, type Rules, rulesFor } from '../support/checks/axe';
import { expectReachableByKeyboard } from '../support/checks/keyboard';
import { expectSmall } from '../support/checks/page-size';
import { findSmallTargets } from '../support/checks/small-targets';
import { watchErrors } from '../support/checks/watch-errors';
import { blockEventStream, invite, linkInMail, logIn, showInColours } from '../support/console';
import { expect, test } from '../support/test';

// In a single worker these independent tests would take longer than all other files.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [390, NARROWEST, 1440];
/** Widths at which double-sized text is checked: phones, tablets, small and wide desktops. */
const WIDTHS_OF_LARGE_TEXT = [NARROWEST, 390, 768, 1024, 1280, 1440];
/**
 * Width at which a public page is checked for accessibility and by keyboard. Both languages have the same elements,
 * controls and colours, so one width each is enough: a phone for Hindi, whose texts are longer, a desktop for English.
 */
const checkedWidth = (address: string) => (address.startsWith('/hi') ? NARROWEST : 1440);
/** Screens whose controls, outside of sentences, are checked for their height: together they have every kind. */
const TOUCHED_SCREENS = [
  '/',
  '/about',
  '/industries',
  '/contact',
  '/monthly-spice-subscription',
  '/presentation/text',
];
const PUBLIC_SCREENS = [...PUBLIC_ADDRESSES, '/no-such-page', '/hi/no-such-page'];
const { home: _home, login: _login, ...screens } = paths;
const RECORD_SCREENS: string[] = [
  paths.contacts,
  paths.applications,
  paths.shareholders,
  paths.subscribers,
  paths.deliveries,
];
const OFFICE_SCREENS = Object.values(screens).filter((address) => !RECORD_SCREENS.includes(address));
/** Text spacing that users may set (WCAG 1.4.12), which must fit at the narrowest width. */
const SPACED_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Horizontal overflow of the page, or of its main element if that is clipped, in px; 0 if it fits. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      main ? main.scrollWidth - main.clientWidth : 0,
      0,
    );
  });

/** Text, shortened, of each card of the console that clips its content. */
const clippingCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .ad-card')]
      .filter((card) => card.scrollWidth > card.clientWidth)
      .map((card) => card.textContent.slice(0, 40)),
  );

/** Checks a screen at one width for accessibility, horizontal scrolling and clipping. Without `rules`, axe is skipped. */
async function checkScreen(page: Page, address: string, width: number, rules?: Rules): Promise<void> {
  const screen = `${address} at ${width} px`;
  await page.setViewportSize({ width, height: 900 });
  await page.waitForLoadState('networkidle');
  if (rules) await expectAccessible(page, screen, rules);
  else await waitForAnimations(page);
  // Polls, because parts of the page adapt to a resize with a delay.
  await expect.poll(() => overflow(page), `${screen} scrolls horizontally`).toBe(0);
  expect(await clippingCards(page), `${screen} clips content`).toEqual([]);
}

/** Checks text spacing, set with a constructed style sheet because the content security policy allows no style element. */
async function checkSpacedText(page: Page, screen: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED_TEXT);
  expect(await overflow(page), `spaced text of ${screen} at ${NARROWEST} px`).toBe(0);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Submits records with long names, one of them marked as possible spam. */
async function sendLongNames(request: APIRequestContext): Promise<void> {
  const sender = { name: 'Venkatanarasimharajuvaripeta Subrahmanyam', email: 'venkata@example.org' };
  const message = {
    ...sender,
    subject: 'Partnership Opportunities',
    message: 'Can twelve women apply together?',
  };
  expect((await request.post('/api/contact', { data: message })).status()).toBe(201);
  const application = {
    ...sender,
    business_idea: 'Agriculture & Food Processing',
    location: 'Thiruvananthapuram, Kerala',
    required_amount: '₹25 Lacs - ₹50 Lacs',
  };
  for (const marks of [{}, { website: 'filled by a program' }]) {
    const sent = await request.post('/api/apply-factory', { multipart: { ...application, ...marks } });
    expect(sent.status()).toBe(201);
  }
}

/** Sums up layout shifts from the start of the page load; read with `layoutShift`. */
async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const target = window as unknown as { layoutShift: number };
    target.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) {
        target.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const layoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);

/** Records the scripts that the page executes from the start; read with `unusedPreloads`. */
async function watchScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const used = new Set<string>();
    (window as unknown as { used: Set<string> }).used = used;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) used.add(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Addresses of scripts that are preloaded but not executed. */
const unusedPreloads = (page: Page) =>
  page.evaluate(() => {
    const { used } = window as unknown as { used: Set<string> };
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];
    return preloads.map(({ href }) => href).filter((href) => !used.has(href));
  });

for (const address of PUBLIC_SCREENS) {
  test(`${address} hydrates without errors or layout shifts, is small, accessible, works by keyboard and fits every width`, async ({
    page,
    site,
  }) => {
    await pagesReady(site.url);
    const errors = watchErrors(page);
    await watchLayoutShifts(page);
    await watchScripts(page);
    const apiRequests: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) apiRequests.push(request.url());
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(await unusedPreloads(page)).toEqual([]);
    if (PUBLIC_ADDRESSES.includes(address)) await expectSmall(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const isMissing = address.endsWith('no-such-page');
    if (isMissing)
      await test.step('a page that does not exist answers 404 and links to the home page', async () => {
        expect(response?.status()).toBe(404);
        const home = address.startsWith('/hi') ? notFoundHi.home : notFoundEn.home;
        await expect(page.getByRole('main').getByRole('link', { name: home })).toBeVisible();
      });

    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (TOUCHED_SCREENS.includes(address))
      await test.step('on a phone every control that is not part of a sentence can be touched 44 px high', async () => {
        expect(await page.getByRole('main').evaluate(findSmallTargets)).toEqual([]);
      });
    for (const width of WIDTHS) {
      const isChecked = width === checkedWidth(address);
      await checkScreen(page, address, width, isChecked ? 'all' : undefined);
      if (isChecked) {
        await expectReachableByKeyboard(page, `${address} at ${width} px`);
      }
      if (width === NARROWEST) await checkSpacedText(page, address);
    }
    await setTextSize(page, 32);
    for (const width of WIDTHS_OF_LARGE_TEXT) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `large text of ${address} at ${width} px`).toBe(0);
    }
    // The browser itself logs the 404 as an error.
    expect(errors.filter((error) => !isMissing || !error.includes('404'))).toEqual([]);
    await test.step('it sends no API request and sets no cookie, as the privacy notice says', async () => {
      expect(apiRequests).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}

test('a page that is rendered in the browser has no layout shifts', async ({ page, request, site }) => {
  // A page that is never prerendered.
  const plain = await request.get(`${site.url}/presentation/live`);
  await watchLayoutShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/hi/contact', '/no-such-page']) {
    await page.route(site.url + address, (route) => route.fulfill({ response: plain }));
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await layoutShift(page), address).toBeLessThanOrEqual(0.01);
  }
});

/** Checks a screen of the console at each width, in light and then in dark mode. */
async function checkInBothColours(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of WIDTHS) {
    await checkScreen(page, address, width, rulesFor(width, 'light'));
    if (width !== 390) await expectReachableByKeyboard(page, `${address} at ${width} px`);
    if (width === NARROWEST) await checkSpacedText(page, address);
  }
  await showInColours(page, 'dark');
  for (const width of [1440, NARROWEST]) {
    await checkScreen(page, `${address}, dark`, width, rulesFor(width, 'dark'));
  }
  await showInColours(page, 'light');
}

test('the screens before the login are accessible, work by keyboard and fit every width, in light and dark mode', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/admin');
  await page.waitForURL('**/admin-login');
  await checkInBothColours(page, '/admin-login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await checkInBothColours(page, '/admin-login, forgotten password');
  const invited = 'venkatanarasimharajuvaripeta@example.org';
  await invite(site, invited);
  await page.goto(await linkInMail(site, invited));
  await checkInBothColours(page, '/admin/reset-password');
  await page.goto('/admin/reset-password/unknown');
  await checkInBothColours(page, '/admin/reset-password, expired');
  await page.goto('/admin/confirm-email/unknown');
  await checkInBothColours(page, '/admin/confirm-email, expired');
});

for (const [part, addresses] of Object.entries({ records: RECORD_SCREENS, office: OFFICE_SCREENS })) {
  test(`console screens of the ${part} are accessible, work by keyboard and fit every width, in light and dark mode`, async ({
    page,
    request,
  }) => {
    await blockEventStream(page);
    await sendLongNames(request);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto('/admin');
    await logIn(page);
    for (const address of addresses) {
      await page.goto(address);
      await checkInBothColours(page, address);
    }
  });
}
