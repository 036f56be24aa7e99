import { useQuery } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useNavigate } from 'frontend-shared/routing/router';
import { deliveries } from '../../content/deliveries';
import { frame } from '../../content/frame';
import { mails } from '../../content/mails';
import { useMessages } from '../../content/messages';
import { palette } from '../../content/palette';
import { type SearchResults, searchEverywhere } from '../../data/search';
import { isSearchable } from '../../lists/search/searchable';
import { EVERY_STATUS } from '../../records/list/params/list-params';
import { INVITE_PATH, paths } from '../../routing/paths';
import { hasPermission, type Permission } from '../../state/permissions';
import { recentRecords } from '../../state/recent-records';
import { RECORD_KINDS, RECORD_LISTS } from '../../ui/record-kinds';
import { NAV_ITEMS } from '../nav-items';
import { useColourSwitch } from '../use-colour-switch';
import { matchLabel } from './matched-text';
import type { PaletteItem } from './palette-item';
import { toPaletteItem } from './search-hit-item';

interface PaletteItemsOptions {
  /** Current text of the field. */
  typed: string;
  /** The debounced text, which is sent to the search. */
  debounced: string;
  onClose: () => void;
  onLogOut: () => void;
}

/** All palette rows for the typed text, and the state of the search. */
export function usePaletteItems({ typed, debounced, onClose, onLogOut }: PaletteItemsOptions) {
  const permissions = useSession((session) => session.admin?.permissions ?? NONE);
  const locale = useLocale();
  const navigate = useNavigate();
  const goTo = (path: string) => {
    onClose();
    navigate(path);
  };
  const query = useQuery({ ...searchEverywhere(debounced), enabled: isSearchable(debounced) });
  const isCurrent = debounced === typed;
  const answered = isSearchable(typed) && isCurrent ? query.data : undefined;
  const { hits, kindsWithMore } = answered ?? NOTHING;
  const found = hits.map((hit) => {
    const open = (path: string) => {
      recentRecords.add(hit);
      goTo(path);
    };
    return toPaletteItem(hit, typed, open, locale);
  });
  const allowed: readonly string[] = navItemsOf(permissions, locale).map(({ path }) => path);
  const recent =
    typed === '' ? recentRecords.all().filter(({ kind }) => allowed.includes(RECORD_KINDS[kind].path)) : [];
  const lists = searchedLists(typed, permissions, answered, goTo, locale);
  const items: PaletteItem[] = [
    ...found.filter(({ group }) => group === 'people'),
    ...found.filter(({ group }) => group === 'references'),
    ...recent.map((hit) => ({ ...toPaletteItem(hit, '', goTo, locale), group: 'recent' as const })),
    ...lists.full,
    ...screens(typed, permissions, goTo, locale),
    ...useActions(typed, permissions, { goTo, onClose, onLogOut }),
    ...lists.filtered,
  ];
  return {
    items,
    found: { count: hits.length, hasMore: kindsWithMore.length > 0 },
    isSearching: isSearchable(typed) && (!isCurrent || query.isFetching) && !(isCurrent && query.data),
    error: isCurrent && isSearchable(typed) ? query.error : null,
    retry: () => void query.refetch(),
  };
}

type NamedScreen = Pick<PaletteItem, 'icon' | 'label'> & {
  path: string;
  /** Other words that find it. */
  keywords?: string;
};

/** The navigation items that the account may see, with their labels. */
const navItemsOf = (permissions: readonly Permission[], locale: Locale) =>
  NAV_ITEMS.filter(({ permission }) => hasPermission(permission, permissions)).map(
    ({ path, label, icon }) => ({
      path,
      label: frame[locale][label],
      icon,
    }),
  );

/** Screens whose name matches the typed text; all of them when it is empty. */
function screens(
  typed: string,
  permissions: readonly Permission[],
  goTo: (path: string) => void,
  locale: Locale,
): PaletteItem[] {
  const messages = palette[locale];
  const deliveryList: NamedScreen = {
    path: paths.deliveries,
    label: deliveries[locale].pageTitle,
    icon: 'box',
    keywords: messages.deliveryKeywords,
  };
  const all: NamedScreen[] = [
    ...navItemsOf(permissions, locale).flatMap((item) =>
      item.path === paths.subscribers ? [item, deliveryList] : [item],
    ),
    { path: paths.account, label: frame[locale].myAccount, icon: 'person' },
    { path: paths.mails, label: mails[locale].pageTitle, icon: 'warning' },
  ];
  return all.flatMap(({ path, label, icon, keywords = '' }): PaletteItem[] => {
    const matches = matchLabel(label, typed) ?? (matchLabel(keywords, typed) && []);
    return matches ? [{ id: path, group: 'screens', icon, label, matches, run: () => goTo(path) }] : [];
  });
}

interface Lists {
  /** Lists with more matches than the search returns. */
  full: PaletteItem[];
  /** Other lists that can be opened with the search applied. */
  filtered: PaletteItem[];
}

/** The lists, filtered by the typed text. Once the search has finished, only those with matches. */
function searchedLists(
  typed: string,
  permissions: readonly Permission[],
  found: SearchResults | undefined,
  goTo: (path: string) => void,
  locale: Locale,
): Lists {
  if (!isSearchable(typed)) return { full: [], filtered: [] };
  const messages = palette[locale];
  const full = found?.kindsWithMore.map((kind) => RECORD_KINDS[kind].path) ?? [];
  const hit = found?.hits.map(({ kind }) => RECORD_KINDS[kind].path) ?? RECORD_LISTS;
  const search = new URLSearchParams({ status: EVERY_STATUS, q: typed });
  const rows = navItemsOf(permissions, locale).map(({ path, icon, label }) => ({
    path,
    label,
    row: { id: `${path}?`, icon, matches: [], run: () => goTo(`${path}?${search}`) },
  }));
  return {
    full: rows
      .filter(({ path }) => full.includes(path))
      .map(({ row, label }) => ({ ...row, group: 'more', label: messages.showAll(label) })),
    filtered: rows
      .filter(({ path }) => hit.includes(path) && !full.includes(path))
      .map(({ row, label }) => ({ ...row, group: 'lists', label, detail: messages.onlyWith(typed) })),
  };
}

/** Actions that this account may perform from anywhere, if they match the typed text. */
function useActions(
  typed: string,
  permissions: readonly Permission[],
  { goTo, onClose, onLogOut }: { goTo: (path: string) => void; onClose: () => void; onLogOut: () => void },
): PaletteItem[] {
  const messages = useMessages(palette);
  const frameMessages = useMessages(frame);
  const { other, change } = useColourSwitch();
  const actions: (Pick<PaletteItem, 'id' | 'icon' | 'label' | 'run'> & {
    permissions?: readonly Permission[];
  })[] = [
    {
      id: 'invite',
      icon: 'plus',
      label: messages.invite,
      permissions: ['admins:read', 'admins:manage'],
      run: () => goTo(INVITE_PATH),
    },
    {
      id: 'colours',
      icon: other === 'light' ? 'sun' : 'moon',
      label: other === 'light' ? frameMessages.toLight : frameMessages.toDark,
      run: () => {
        onClose();
        change();
      },
    },
    { id: 'logout', icon: 'logout', label: frameMessages.logOut, run: onLogOut },
  ];
  return actions
    .filter(({ permissions: needed = NONE }) => needed.every((one) => hasPermission(one, permissions)))
    .flatMap(({ permissions: _, ...action }): PaletteItem[] => {
      const matches = matchLabel(action.label, typed);
      return matches ? [{ ...action, group: 'actions', matches }] : [];
    });
}

const NOTHING: SearchResults = { hits: [], kindsWithMore: [] };
const NONE: readonly Permission[] = [];
