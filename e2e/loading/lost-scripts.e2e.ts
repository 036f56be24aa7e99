import { type Browser, expect, type Page, type Request, type Route } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { type Site, test } from '../support/test';

/** Whether to test every fault of every script (`npm run walk -- --first-visit`) or only a few. */
const ALL = process.env.FIRST_VISIT === 'all';

/** How requests for a script fail, in words. */
const FAULTS = {
  once: 'fails once',
  always: 'always fails',
  truncate: 'is truncated once',
  stall: 'stalls once',
} as const;
type Fault = keyof typeof FAULTS;

/** How long to wait for hydration before clicking, in ms. */
const HYDRATION_MS = 8_000;

interface FirstVisit {
  address: string;
  /** What the visitor does before the scripts are loaded. */
  beforeScripts: (page: Page) => Promise<void>;
  isHydrated: (page: Page) => Promise<boolean>;
  /** What the visitor clicks if the page neither hydrates nor shows an error. */
  click: (page: Page) => Promise<void>;
  /** Whether the click worked although the page is not hydrated, because the layout is. */
  isClickHandled: (page: Page) => Promise<boolean>;
  /** Expects the typed text to be there. */
  expectInputKept: (page: Page) => Promise<void>;
  /** The scripts that fail in the short run, by path. */
  defaultScripts: Partial<Record<Fault, RegExp>>;
}

const doNothing = async () => undefined;
const applicant = (page: Page) => page.getByLabel('आपका पूरा नाम');

/** Whether React has hydrated an element and all of its ancestors. */
function isHydrated(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const hasFiber = Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));
    return hasFiber && element?.closest('[data-hydrating]') === null;
  }, selector);
}

const VISITS: FirstVisit[] = [
  {
    address: '/',
    beforeScripts: doNothing,
    isHydrated: (page) => isHydrated(page, 'main h1'),
    click: (page) => page.locator('header button').first().click(),
    isClickHandled: (page) => page.locator('header button[aria-expanded=true]').isVisible(),
    expectInputKept: doNothing,
    defaultScripts: { once: /\/main\./, always: /remoteEntry/ },
  },
  {
    address: '/hi/apply',
    beforeScripts: (page) => applicant(page).fill('Meera Devi'),
    isHydrated: (page) => isHydrated(page, 'form[data-draft]'),
    click: (page) => page.getByRole('button', { name: 'आवेदन भेजें' }).click(),
    isClickHandled: async () => false,
    expectInputKept: (page) => expect(applicant(page)).toHaveValue('Meera Devi'),
    defaultScripts: { stall: /\/main\./, always: /\/form-boot\./ },
  },
  {
    address: '/admin',
    beforeScripts: doNothing,
    isHydrated: (page) => page.getByRole('heading', { name: 'Administrator login' }).isVisible(),
    click: doNothing,
    isClickHandled: async () => false,
    expectInputKept: doNothing,
    defaultScripts: { truncate: /\/(boot-guard\.|remoteEntry)/ },
  },
];

const isScript = (request: Request) => request.resourceType() === 'script';
const pathOf = (url: string) => new URL(url).pathname;

/** Paths of the scripts that a first visit loads, in order of request. */
async function scriptsOf(browser: Browser, site: Site, visit: FirstVisit): Promise<string[]> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (isScript(request)) scripts.add(pathOf(request.url()));
  });
  await page.goto(visit.address, { waitUntil: 'commit' });
  await visit.beforeScripts(page);
  await expect.poll(() => visit.isHydrated(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...scripts];
}

/** Makes requests for a script fail in the given way. */
function withFault(fault: Fault): (route: Route) => Promise<void> {
  let requests = 0;
  return async (route) => {
    requests += 1;
    if (fault === 'always') await route.abort();
    else if (requests > 1) await route.continue();
    else if (fault === 'once') await route.abort();
    else if (fault === 'truncate') {
      const response = await route.fetch();
      const whole = await response.body();
      await route.fulfill({ response, body: whole.subarray(0, Math.ceil(whole.length / 2)) });
    }
    // `stall`: the first request is never answered.
  };
}

async function waitForHydration(page: Page, visit: FirstVisit, timeout?: number): Promise<boolean> {
  return expect
    .poll(() => visit.isHydrated(page), timeout === undefined ? {} : { timeout })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** Makes a first visit on which one script fails: the page must hydrate, or show an error with a retry. */
async function visitWithout(
  browser: Browser,
  site: Site,
  visit: FirstVisit,
  script: string,
  fault: Fault,
): Promise<void> {
  const message = `${visit.address}: ${script} ${FAULTS[fault]}`;
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.route((url: URL) => url.pathname === script, withFault(fault));
  await page.goto(visit.address, { waitUntil: 'commit' });
  await visit.beforeScripts(page);
  const isHydrated = await waitForHydration(page, visit, fault === 'always' ? HYDRATION_MS : undefined);
  if (!isHydrated) {
    expect(fault, message).toBe('always');
    const retry = page.getByRole('button', { name: /^(Try again|फिर कोशिश करें)$/ });
    if (!(await retry.isVisible())) await visit.click(page);
    await expect
      .poll(async () => (await retry.isVisible()) || visit.isClickHandled(page), { message })
      .toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The button may disappear meanwhile, because the page hydrates.
    if (await retry.isVisible()) await retry.click({ timeout: 5_000 }).catch(() => undefined);
    await expect.poll(() => visit.isHydrated(page), { message }).toBe(true);
  }
  await visit.expectInputKept(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

for (const visit of VISITS) {
  test(`a first visit of ${visit.address} survives a script that fails`, async ({ browser, site }) => {
    test.setTimeout(ALL ? 4_800_000 : 1_200_000);
    await pagesReady(site.url);
    const scripts = await scriptsOf(browser, site, visit);
    expect(scripts.length).toBeGreaterThan(4);
    for (const fault of Object.keys(FAULTS) as Fault[]) {
      const tested = scripts.filter((path) => ALL || visit.defaultScripts[fault]?.test(path));
      for (const script of tested) {
        await test.step(`${script} ${FAULTS[fault]}`, () =>
          visitWithout(browser, site, visit, script, fault));
      }
    }
  });
}

test('a page whose two boot scripts both fail shows a message with a link that reloads it', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  await page.route(/\/assets\/boot/, (route) => route.abort());
  await page.goto('/hi/about');
  const reload = page.getByRole('link', { name: 'पेज फिर से खोलें' });
  await expect(reload).toBeHidden();
  // The style sheet shows the message after 10 s.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 50 });
  await expect(reload).toBeVisible();
  await page.unrouteAll();
  await reload.click();
  await expect.poll(() => isHydrated(page, 'main h1')).toBe(true);
  await expect(reload).toBeHidden();
});

test('a style sheet of the page that fails once is applied without a reload', async ({ page, site }) => {
  await pagesReady(site.url);
  await page.route(/\/assets\/main\.\w+\.css$/, (route) => route.abort(), { times: 1 });
  await page.goto('/about');
  const background = () =>
    page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
});
