/** Public pages (specification §2, decisions §3), each also below /hi. */
export const PUBLIC_PAGES: ReadonlySet<string> = new Set([
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
/** Tabs of the console; a record's address adds its id. */
const CONSOLE_TABS = new Set([
  'contacts',
  'applications',
  'shareholders',
  'subscribers',
  'team',
  'activity',
  'settings',
  'account',
]);
const SLIDES = 30;

export type PageKind = 'public' | 'console';

/** What the path of an address (decoded segments) shows: a page that exists or not, and under which content policy. */
export function pageAt(segments: readonly string[]): { kind: PageKind; exists: boolean } {
  // The browser's router ignores letter case, so /Admin shows the console and needs its policy.
  const first = segments[0]?.toLowerCase();
  if (first === 'admin' || first === 'admin-login') {
    return { kind: 'console', exists: isConsolePage([first, ...segments.slice(1)]) };
  }
  const inHindi = segments[0] === 'hi';
  return { kind: 'public', exists: isPublicPage(inHindi ? segments.slice(1) : segments) };
}

function isPublicPage(segments: readonly string[]): boolean {
  const [page = '', slide, ...rest] = segments;
  if (rest.length > 0) return false;
  if (page === 'presentation') return slide === undefined || isSlide(slide);
  return slide === undefined && PUBLIC_PAGES.has(page);
}

function isSlide(text: string): boolean {
  return /^[1-9][0-9]?$/.test(text) && Number(text) <= SLIDES;
}

function isConsolePage([first, tab, record, ...rest]: readonly string[]): boolean {
  if (first === 'admin-login') return tab === undefined;
  if (rest.length > 0) return false;
  if (tab === undefined) return true;
  if (tab === 'reset-password') return record !== undefined && record.length > 0;
  return CONSOLE_TABS.has(tab);
}
