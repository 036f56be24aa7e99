import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../frontend-admin/src/routing/paths';
import { waitForAnimations } from './support/animations';
import { expectAccessible, type Rules, rulesFor } from './support/axe';
import { invite, linkIn, logIn, showInColours, withoutNews } from './support/console';
import { expectReachableByKeyboard } from './support/keyboard';
import { expectSmall } from './support/page-size';
import { PUBLIC_ADDRESSES, pagesReady, waitForHydration } from './support/prerendered';
import { expect, test } from './support/test';
import { watchErrors } from './support/watch-errors';

// Tests are independent; in one worker they would take longer than all other files.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [390, 320, 1440];
/** Widths at which double-sized text is checked: phones, tablets, small and wide desktops. */
const WIDTHS_OF_LARGE_TEXT = [320, 390, 768, 1024, 1280, 1440];
/** Both languages have the same controls: the longer texts are checked on a phone, the others on a desktop. */
const widthOfKeyboard = (address: string) => (address.startsWith('/hi') ? 320 : 1440);
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
/** Text spacing that users may set (WCAG 1.4.12); must also fit on the narrowest phone. */
const NARROWEST = 320;
const SPACED_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Horizontal overflow of the page, or of its main element if that is clipped, in px; 0 if it fits. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      main ? main.scrollWidth - main.clientWidth : 0,
      0,
    );
  });

/** Cards of the console that clip their content. */
const clipping = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .ad-card')]
      .filter((card) => card.scrollWidth > card.clientWidth)
      .map((card) => card.textContent.slice(0, 40)),
  );

/** `rules` undefined: axe is skipped. */
async function checkScreen(page: Page, address: string, width: number, rules?: Rules): Promise<void> {
  const screen = `${address} at ${width} px`;
  await page.setViewportSize({ width, height: 900 });
  await page.waitForLoadState('networkidle');
  if (rules) await expectAccessible(page, screen, rules);
  else await waitForAnimations(page);
  // After a resize parts of the page move a moment later.
  await expect.poll(() => sideways(page), `${screen} scrolls sideways`).toBe(0);
  expect(await clipping(page), `${screen} cuts something off`).toEqual([]);
}

/** Applies text spacing like a user style sheet, since the content security policy allows no style element. */
async function checkSpacedText(page: Page, screen: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED_TEXT);
  expect(await sideways(page), `spaced text of ${screen} at ${NARROWEST} px`).toBe(0);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Records with long names, some of them marked as possible spam. */
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

/** Sums up layout shifts from the beginning; read with `moved`. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) {
        seen.moved += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);

/** Records the scripts that the page loads from the beginning; read with `neverUsed`. */
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

/** Preloaded scripts that were never used. */
const neverUsed = (page: Page) =>
  page.evaluate(() => {
    const { used } = window as unknown as { used: Set<string> };
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];
    return ahead.map(({ href }) => href).filter((href) => !used.has(href));
  });

for (const address of PUBLIC_SCREENS) {
  test(`${address} comes alive quietly and in place, is small, accessible, works by keyboard and fits`, async ({
    page,
    site,
  }) => {
    await pagesReady(site.url);
    const errors = watchErrors(page);
    await watchMoves(page);
    await watchScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toBeLessThanOrEqual(0.01);
    expect(await neverUsed(page)).toEqual([]);
    if (PUBLIC_ADDRESSES.includes(address)) await expectSmall(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      // The same colours as the English page, with other text.
      const rules = address.startsWith('/hi') ? 'all but colours' : rulesFor(width, 'light');
      await checkScreen(page, address, width, rules);
      if (width === widthOfKeyboard(address)) {
        await expectReachableByKeyboard(page, `${address} at ${width} px`);
      }
      if (width === NARROWEST) await checkSpacedText(page, address);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of WIDTHS_OF_LARGE_TEXT) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `large text of ${address} at ${width} px`).toBe(0);
    }
    // The browser itself reports the 404.
    expect(errors.filter((error) => !address.endsWith('no-such-page') || !error.includes('404'))).toEqual([]);
  });
}

test('a page that the browser has to make itself moves neither its footer nor anything else', async ({
  page,
  request,
  site,
}) => {
  // Not prerendered, because no slide has this address.
  const plain = await request.get(`${site.url}/presentation/31`);
  await watchMoves(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/hi/contact', '/no-such-page']) {
    await page.route(site.url + address, (route) => route.fulfill({ response: plain }));
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moved(page), address).toBeLessThanOrEqual(0.01);
  }
});

/** Checks a screen of the console at each width, in light and then in dark colours. */
async function checkInBothColours(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of WIDTHS) {
    await checkScreen(page, address, width, rulesFor(width, 'light'));
    if (width !== 390) await expectReachableByKeyboard(page, `${address} at ${width} px`);
    if (width === NARROWEST) await checkSpacedText(page, address);
  }
  await showInColours(page, 'dark');
  for (const width of WIDTHS.toReversed()) {
    await checkScreen(page, `${address}, dark`, width, rulesFor(width, 'dark'));
  }
  await showInColours(page, 'light');
}

test('the screens before the login are accessible, work by keyboard and fit every width, in both colours', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/admin');
  await page.waitForURL('**/admin-login');
  await checkInBothColours(page, '/admin-login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await checkInBothColours(page, '/admin-login, forgotten');
  const invited = 'venkatanarasimharajuvaripeta@example.org';
  await invite(site, invited);
  await page.goto(await linkIn(site, invited));
  await checkInBothColours(page, '/admin/reset-password');
  await page.goto('/admin/reset-password/unknown');
  await checkInBothColours(page, '/admin/reset-password, over');
  await page.goto('/admin/confirm-email/unknown');
  await checkInBothColours(page, '/admin/confirm-email, over');
});

for (const [part, addresses] of Object.entries({ records: RECORD_SCREENS, office: OFFICE_SCREENS })) {
  test(`console screens of the ${part} are accessible, work by keyboard and fit every width, in both colours`, async ({
    page,
    request,
  }) => {
    await withoutNews(page);
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

test('a page that does not exist answers 404 and offers a way on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
