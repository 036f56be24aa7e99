import type { RemoteName } from 'frontend-shared/federation/remote-contract';
import { type Locale, localePath, splitLocale } from 'frontend-shared/i18n/locale';
import { type PageOfRemote, publicPageAt } from 'frontend-shared/routing/public-pages';

export type PageName =
  | PageOfRemote
  | 'presentation'
  | 'presentationText'
  | 'admin'
  | 'adminLogin'
  | 'resetPassword'
  | 'confirmEmail'
  | 'notFound';

/** What an address leads to. */
export interface RouteMatch {
  area: 'public' | 'presentation' | 'admin' | 'unknown';
  locale: Locale;
  /** Address without language and trailing slash. */
  path: string;
  page: PageName;
  /** The remote that shows it; an unknown address has none. */
  remote?: RemoteName;
  basePath: string;
}

const DECK = /^\/presentation(\/\d+)?$/;
/** The text version of the deck. */
const DECK_TEXT = '/presentation/text';
/** Beside the deck: the speaker's window, the phone that turns the slides, and the page of those who follow. */
const BESIDE_DECK = /^\/presentation\/(presenter|remote\/[^/]+|live(\/[^/]+)?)$/i;
const RESET_PASSWORD = /^\/admin\/reset-password\/[^/]+$/;
const CONFIRM_EMAIL = /^\/admin\/confirm-email\/[^/]+$/;

function adminPage(path: string): PageName {
  if (path === '/admin-login') return 'adminLogin';
  if (CONFIRM_EMAIL.test(path)) return 'confirmEmail';
  return RESET_PASSWORD.test(path) ? 'resetPassword' : 'admin';
}

/** Takes an address apart. `/hi` prefixes public pages and the deck only, so `/hi/admin` is unknown. */
export function routeMatch(pathname: string): RouteMatch {
  const split = splitLocale(pathname);
  const { locale } = split;
  const path = split.path.replace(/\/+$/, '') || '/';
  const page = publicPageAt(path);
  if (page) {
    return {
      area: 'public',
      locale,
      path,
      page,
      remote: 'app_public',
      basePath: localePath(locale, '/'),
    };
  }
  if (DECK.test(path) || path === DECK_TEXT || BESIDE_DECK.test(path)) {
    const basePath = localePath(locale, '/presentation');
    const page = path === DECK_TEXT ? 'presentationText' : 'presentation';
    return { area: 'presentation', locale, path, page, remote: 'app_presentation', basePath };
  }
  if (locale === 'en' && (path === '/admin' || path === '/admin-login' || path.startsWith('/admin/'))) {
    return { area: 'admin', locale, path, page: adminPage(path), remote: 'app_admin', basePath: '/admin' };
  }
  return { area: 'unknown', locale, path, page: 'notFound', basePath: localePath(locale, '/') };
}

/** Whether the remote has the whole page at an address, without header and footer. */
export function fillsPage({ area, path }: RouteMatch): boolean {
  return area === 'admin' || (area === 'presentation' && BESIDE_DECK.test(path));
}

/** Whether the loader comes between two addresses: where the page changes, but not between the deck and what is beside it. */
export function hasLoader(from: RouteMatch, to: RouteMatch): boolean {
  const isWithinDeck = from.area === 'presentation' && to.area === 'presentation';
  return isPageChange(from, to) && !isWithinDeck;
}

/** True when going from one address to another is a change of page inside the site. */
export function isPageChange(from: RouteMatch, to: RouteMatch): boolean {
  if (from.area === 'admin' || to.area === 'admin') return false;
  if (from.page === 'presentation' && to.page === 'presentation') return false;
  return from.path !== to.path;
}
