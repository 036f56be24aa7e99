import { isSlideNumber } from '../common/slide-count.js';

/** Public pages (specification §2, decisions §3), each also below /hi. */
const PUBLIC_PAGES: ReadonlySet<string> = new Set([
  '',
  'about',
  'industries',
  'how-it-works',
  'success-stories',
  'join',
  'shareholder',
  'contact',
  'apply',
  'monthly-spice-subscription',
  'track',
  'privacy',
  'terms',
]);
/** The page where the first spice box is paid online: the only one that allows a payment service. Also below /hi. */
const PAYMENT_PAGE = 'monthly-spice-subscription/pay';

/** Tabs of the console; an open record is in the query string. */
const CONSOLE_TABS = new Set([
  'contacts',
  'applications',
  'shareholders',
  'subscribers',
  'team',
  'activity',
  'settings',
  'account',
  'mails',
]);

/** Pages below a tab. */
const BELOW_TABS: ReadonlySet<string> = new Set(['subscribers/deliveries']);

/** Console pages opened by links in mails; a token follows. */
const LINKED_PAGES = new Set(['reset-password', 'confirm-email']);

/** Path of "page not found", which is shown for every unknown URL. */
export const NOT_FOUND_PATH = '/404';
/** First segments that are not pages: what is not found below them is a plain 404. */
const NOT_PAGES = new Set(['api', 'assets', 'config', 'health', 'metrics', 'remotes']);

export interface PageAt {
  /** Determines the content security policy. */
  kind: 'public' | 'payment' | 'console';
  exists: boolean;
  /** The canonical path, decoded and without query: lower case except below the console, no trailing slash. */
  address: string;
  inHindi: boolean;
}

/** Paths of the public pages without the language: `/`, `/about`. */
export function publicPaths(): string[] {
  return [...PUBLIC_PAGES].map((page) => `/${page}`);
}

/** Whether the path may be a page, including "page not found". */
export function isPageAddress(segments: readonly string[]): boolean {
  return !NOT_PAGES.has(segments[0]?.toLowerCase() ?? '');
}

/**
 * The page at a path (decoded segments), existing or not, in any letter case.
 * @param paysOnline whether the first spice box can be paid online; without that the payment page does not exist
 */
export function pageAt(segments: readonly string[], paysOnline: boolean): PageAt {
  const first = segments[0]?.toLowerCase();
  if (first === 'admin' || first === 'admin-login') {
    // Below it, tokens depend on letter case.
    const spelt = [first, ...segments.slice(1)];
    return { kind: 'console', exists: isConsolePage(spelt), address: `/${spelt.join('/')}`, inHindi: false };
  }
  const lower = segments.map((one) => one.toLowerCase());
  const inHindi = lower[0] === 'hi';
  const page = canonicalSlide(inHindi ? lower.slice(1) : lower);
  if (page.join('/') === PAYMENT_PAGE) {
    return { kind: 'payment', exists: paysOnline, address: `/${lower.join('/')}`, inHindi };
  }
  const exists = isPublicPage(page);
  return {
    kind: 'public',
    exists,
    inHindi,
    address: exists
      ? `/${[...(inHindi ? ['hi'] : []), ...page].join('/')}`
      : (inHindi ? '/hi' : '') + NOT_FOUND_PATH,
  };
}

/**
 * The page at a path (decoded segments), without language, record, slide or token; "page not found" for every unknown
 * one.
 */
export function pageRoute(segments: readonly string[]): string {
  const lower = segments.map((one) => one.toLowerCase());
  const [first = '', second] = lower[0] === 'hi' ? lower.slice(1) : lower;
  if (`${first}/${second}` === PAYMENT_PAGE) return `/${PAYMENT_PAGE}`;
  if (first === 'admin' && (LINKED_PAGES.has(second ?? '') || CONSOLE_TABS.has(second ?? '')))
    return `/admin/${second}`;
  const isPage = PUBLIC_PAGES.has(first) || ['presentation', 'admin', 'admin-login'].includes(first);
  return isPage ? `/${first}` : NOT_FOUND_PATH;
}

/** A slide of the deck as its URL has it: without leading zeros, and the first slide is the deck itself. */
function canonicalSlide(segments: readonly string[]): readonly string[] {
  const [page, slide, ...rest] = segments;
  const number = /^0*([1-9]\d*)$/.exec(slide ?? '')?.[1];
  if (page !== 'presentation' || !number || rest.length > 0) return segments;
  return number === '1' ? [page] : [page, number];
}

function isPublicPage(segments: readonly string[]): boolean {
  const [page = '', slide, ...rest] = segments;
  if (page === 'presentation' && isDeckCompanion(slide, rest)) return true;
  if (rest.length > 0) return false;
  if (page === 'presentation') return slide === undefined || slide === 'text' || isSlideNumber(slide);
  return slide === undefined && PUBLIC_PAGES.has(page);
}

/**
 * The speaker's window, the clicker and the followers' page. Whether a code is valid is not checked here: the page
 * says so, and guessing codes reveals nothing.
 */
function isDeckCompanion(page: string | undefined, [code, ...rest]: readonly string[]): boolean {
  if (rest.length > 0) return false;
  if (page === 'presenter') return code === undefined;
  return page === 'live' || (page === 'remote' && code !== undefined);
}

function isConsolePage([first, tab, below, ...rest]: readonly string[]): boolean {
  if (first === 'admin-login') return tab === undefined;
  if (rest.length > 0) return false;
  if (tab === undefined) return true;
  if (LINKED_PAGES.has(tab)) return below !== undefined && below.length > 0;
  return CONSOLE_TABS.has(tab) && (below === undefined || BELOW_TABS.has(`${tab}/${below}`));
}
