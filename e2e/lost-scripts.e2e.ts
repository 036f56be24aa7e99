import { type Browser, expect, type Page, type Request, type Route } from '@playwright/test';
import { pagesReady } from './support/prerendered';
import { type Site, test } from './support/test';

/** Whether to test every fault of every script (`npm run walk -- --first-visit`) or only a few. */
const ALL = process.env.FIRST_VISIT === 'all';

/** How requests for a script fail. */
const FAULTS = {
  once: 'is lost once',
  always: 'is always lost',
  cut: 'comes cut in the middle',
  stall: 'stalls',
} as const;
type Fault = keyof typeof FAULTS;

/** How long a page may take to hydrate by itself before a click, in ms. */
const BY_ITSELF_MS = 8_000;

interface FirstVisit {
  address: string;
  /** Action before the scripts are loaded. */
  early: (page: Page) => Promise<void>;
  isAlive: (page: Page) => Promise<boolean>;
  /** Action when nothing has happened. */
  press: (page: Page) => Promise<void>;
  /** Whether the click worked without hydration of the page, because the layout is hydrated. */
  isAnswered: (page: Page) => Promise<boolean>;
  /** The typed text. */
  isKept: (page: Page) => Promise<void>;
  /** Names of the scripts that fail in the short run. */
  usual: Partial<Record<Fault, RegExp>>;
}

const nothing = async () => undefined;
const applicant = (page: Page) => page.getByLabel('आपका पूरा नाम');

/** Whether React has hydrated an element and everything around it. */
function isHydrated(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const isTakenOver = Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));
    return isTakenOver && element?.closest('[data-hydrating]') === null;
  }, selector);
}

const VISITS: FirstVisit[] = [
  {
    address: '/',
    early: nothing,
    isAlive: (page) => isHydrated(page, 'main h1'),
    press: (page) => page.locator('header button').first().click(),
    isAnswered: (page) => page.locator('header button[aria-expanded=true]').isVisible(),
    isKept: nothing,
    usual: { once: /\/main\./, always: /remoteEntry/ },
  },
  {
    address: '/hi/apply',
    early: (page) => applicant(page).fill('Meera Devi'),
    isAlive: (page) => isHydrated(page, 'form[data-draft]'),
    press: (page) => page.getByRole('button', { name: 'आवेदन भेजें' }).click(),
    isAnswered: async () => false,
    isKept: (page) => expect(applicant(page)).toHaveValue('Meera Devi'),
    usual: { stall: /\/main\./, always: /\/form-boot\./ },
  },
  {
    address: '/admin',
    early: nothing,
    isAlive: (page) => page.getByRole('heading', { name: 'Administrator login' }).isVisible(),
    press: nothing,
    isAnswered: async () => false,
    isKept: nothing,
    usual: { cut: /\/(boot-guard\.|remoteEntry)/ },
  },
];

const isScript = (request: Request) => request.resourceType() === 'script';
const pathOf = (url: string) => new URL(url).pathname;

/** The scripts of a first visit, in order of request. */
async function scriptsOf(browser: Browser, site: Site, visit: FirstVisit): Promise<string[]> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (isScript(request)) scripts.add(pathOf(request.url()));
  });
  await page.goto(visit.address, { waitUntil: 'commit' });
  await visit.early(page);
  await expect.poll(() => visit.isAlive(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...scripts];
}

/** Makes requests for a script fail in the given way. */
function withFault(fault: Fault): (route: Route) => Promise<void> {
  let asked = 0;
  return async (route) => {
    asked += 1;
    if (fault === 'always') await route.abort();
    else if (asked > 1) await route.continue();
    else if (fault === 'once') await route.abort();
    else if (fault === 'cut') {
      const response = await route.fetch();
      const whole = await response.body();
      await route.fulfill({ response, body: whole.subarray(0, Math.ceil(whole.length / 2)) });
    }
    // A stalled request is never answered.
  };
}

async function waitForHydration(page: Page, visit: FirstVisit, timeout?: number): Promise<boolean> {
  return expect
    .poll(() => visit.isAlive(page), timeout === undefined ? {} : { timeout })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** A first visit on which one script fails: the page must hydrate, or show a failure message with a retry. */
async function visitWithout(
  browser: Browser,
  site: Site,
  visit: FirstVisit,
  script: string,
  fault: Fault,
): Promise<void> {
  const what = `${visit.address}: ${script} ${FAULTS[fault]}`;
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const isIt = (url: URL) => url.pathname === script;
  await page.route(isIt, withFault(fault));
  await page.goto(visit.address, { waitUntil: 'commit' });
  await visit.early(page);
  const isAlive = await waitForHydration(page, visit, fault === 'always' ? BY_ITSELF_MS : undefined);
  if (!isAlive) {
    expect(fault, what).toBe('always');
    const wayOn = page.getByRole('button', { name: /^(Try again|फिर कोशिश करें)$/ });
    if (!(await wayOn.isVisible())) await visit.press(page);
    await expect
      .poll(async () => (await wayOn.isVisible()) || visit.isAnswered(page), { message: what })
      .toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // It may be hydrated by now.
    if (await wayOn.isVisible()) await wayOn.click({ timeout: 5_000 }).catch(() => undefined);
    await expect.poll(() => visit.isAlive(page), { message: what }).toBe(true);
  }
  await visit.isKept(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

for (const visit of VISITS) {
  for (const fault of Object.keys(FAULTS) as Fault[]) {
    const usual = visit.usual[fault];
    if (!ALL && !usual) continue;
    test(`a first visit of ${visit.address} survives a script that ${FAULTS[fault]}`, async ({
      browser,
      site,
    }) => {
      test.setTimeout(1_200_000);
      await pagesReady(site.url);
      const scripts = await scriptsOf(browser, site, visit);
      expect(scripts.length).toBeGreaterThan(4);
      for (const script of scripts.filter((one) => ALL || usual?.test(one))) {
        await test.step(script, () => visitWithout(browser, site, visit, script, fault));
      }
    });
  }
}

test('a page that has lost both of its first scripts says so all the same, with a link that loads it again', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  await page.route(/\/assets\/boot/, (route) => route.abort());
  await page.goto('/hi/about');
  const again = page.getByRole('link', { name: 'पेज फिर से खोलें' });
  await expect(again).toBeHidden();
  // The style sheet shows the line after 10 s.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 50 });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect.poll(() => isHydrated(page, 'main h1')).toBe(true);
  await expect(again).toBeHidden();
});
