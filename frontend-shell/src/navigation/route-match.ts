import { SLIDES } from 'frontend-shared/api/limits.generated';
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

/** The page and the remote that match an address. */
export interface RouteMatch {
  area: 'public' | 'presentation' | 'admin' | 'unknown';
  locale: Locale;
  /** Address without language and trailing slash. */
  path: string;
  page: PageName;
  /** The remote that renders the page; undefined for an unknown address. */
  remote?: RemoteName;
  basePath: string;
}

/** The deck, or a slide as its URL has it: not `07`, which the server redirects. */
const DECK = /^\/presentation(?:\/([1-9]\d*))?$/;
/** The text version of the deck. */
const DECK_TEXT = '/presentation/text';
/** Other pages of the deck: presenter's window, clicker and follower page. */
const BESIDE_DECK = /^\/presentation\/(presenter|remote\/[^/]+|live(\/[^/]+)?)$/i;
const RESET_PASSWORD = /^\/admin\/reset-password\/[^/]+$/;
const CONFIRM_EMAIL = /^\/admin\/confirm-email\/[^/]+$/;

/** Whether it is the deck or one of its slides; of others the server has sent "page not found", which is hydrated. */
function isSlide(path: string): boolean {
  const match = DECK.exec(path);
  return match !== null && Number(match[1] ?? 1) <= SLIDES;
}

function adminPage(path: string): PageName {
  if (path === '/admin-login') return 'adminLogin';
  if (CONFIRM_EMAIL.test(path)) return 'confirmEmail';
  return RESET_PASSWORD.test(path) ? 'resetPassword' : 'admin';
}

/** Parses an address. Only public pages and the deck have the `/hi` prefix, so `/hi/admin` is unknown. */
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
  if (isSlide(path) || path === DECK_TEXT || BESIDE_DECK.test(path)) {
    const basePath = localePath(locale, '/presentation');
    const page = path === DECK_TEXT ? 'presentationText' : 'presentation';
    return { area: 'presentation', locale, path, page, remote: 'app_presentation', basePath };
  }
  if (locale === 'en' && (path === '/admin' || path === '/admin-login' || path.startsWith('/admin/'))) {
    return { area: 'admin', locale, path, page: adminPage(path), remote: 'app_admin', basePath: '/admin' };
  }
  return { area: 'unknown', locale, path, page: 'notFound', basePath: localePath(locale, '/') };
}

/** Whether the remote fills the page, without header and footer. */
export function fillsPage({ area, path }: RouteMatch): boolean {
  return area === 'admin' || (area === 'presentation' && BESIDE_DECK.test(path));
}

/** Whether the loader is shown between two pages: on every page change except within the presentation. */
export function hasLoader(from: RouteMatch, to: RouteMatch): boolean {
  const isWithinDeck = from.area === 'presentation' && to.area === 'presentation';
  return isPageChange(from, to) && !isWithinDeck;
}

/** Whether a navigation changes the page within the site; a change of the slide or the language does not. */
export function isPageChange(from: RouteMatch, to: RouteMatch): boolean {
  if (from.area === 'admin' || to.area === 'admin') return false;
  if (from.page === 'presentation' && to.page === 'presentation') return false;
  return from.path !== to.path;
}
