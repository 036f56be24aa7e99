import { useQuery } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useNavigate } from 'frontend-shared/routing/router';
import { frame } from '../../content/frame';
import { mails } from '../../content/mails';
import { palette } from '../../content/palette';
import { useTexts } from '../../content/texts';
import { type SearchHit, searchEverywhere } from '../../data/search';
import { EVERY_STATUS, isSearchable } from '../../records/list/list-address';
import { INVITING, paths } from '../../routing/paths';
import type { Permission } from '../../state/permissions';
import { recentRecords } from '../../state/recent-records';
import { TABS } from '../tabs';
import { useColourSwitch } from '../use-colour-switch';
import { foundItem, KINDS } from './found-items';
import { matchLabel } from './matched-text';
import type { PaletteItem } from './palette-item';

/** The tabs that are lists of what people sent: the search can go on in them. */
const LISTS: readonly string[] = [paths.contacts, paths.applications, paths.shareholders, paths.subscribers];

interface Asked {
  /** What stands in the field. */
  typed: string;
  /** What of it has been asked for: the same a moment later. */
  asked: string;
  onClose: () => void;
  onLogOut: () => void;
}

/** Everything that the palette offers for what was typed, and how the search for it stands. */
export function usePaletteItems({ typed, asked, onClose, onLogOut }: Asked) {
  const held = useSession((session) => session.admin?.permissions ?? NONE);
  const locale = useLocale();
  const navigate = useNavigate();
  const goTo = (path: string) => {
    onClose();
    navigate(path);
  };
  const query = useQuery({ ...searchEverywhere(asked), enabled: isSearchable(asked) });
  const isCurrent = asked === typed;
  const { hits, kindsWithMore } = (isSearchable(typed) && isCurrent && query.data) || NOTHING;
  const found = hits.map((hit) => {
    const open = (path: string) => {
      recentRecords.add(hit);
      goTo(path);
    };
    return foundItem(hit, typed, open, locale);
  });
  const recent = typed === '' ? recentRecords.all() : [];
  const items: PaletteItem[] = [
    ...found.filter(({ group }) => group === 'people'),
    ...found.filter(({ group }) => group === 'references'),
    ...recent.map((hit) => ({ ...foundItem(hit, '', goTo, locale), group: 'recent' as const })),
    ...lists(typed, held, kindsWithMore, goTo, locale),
    ...useActions(typed, held, { goTo, onClose, onLogOut }),
  ];
  return {
    items,
    found: { count: hits.length, hasMore: kindsWithMore.length > 0 },
    isSearching: isSearchable(typed) && (!isCurrent || query.isFetching) && !(isCurrent && query.data),
    error: isCurrent && isSearchable(typed) ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** The lists that have more of what was found, the screens whose name was typed, and the lists in which the search can go on. */
function lists(
  typed: string,
  held: readonly Permission[],
  kindsWithMore: readonly SearchHit['kind'][],
  goTo: (path: string) => void,
  locale: Locale,
): PaletteItem[] {
  const frameCopy = frame[locale];
  const tabs = TABS.filter(({ permission }) => !permission || held.includes(permission)).map((tab) => ({
    ...tab,
    label: frameCopy[tab.label],
  }));
  const account = { path: paths.account, label: frameCopy.myAccount, icon: 'person' as const };
  const undelivered = { path: paths.mails, label: mails[locale].pageTitle, icon: 'warning' as const };
  const named = [...tabs, account, undelivered].flatMap(({ path, label, icon }): PaletteItem[] => {
    const matches = matchLabel(label, typed);
    return matches ? [{ id: path, group: 'screens', icon, label, matches, run: () => goTo(path) }] : [];
  });
  const copy = palette[locale];
  const full = kindsWithMore.map((kind) => KINDS[kind].path);
  const narrowed = isSearchable(typed) ? tabs.filter(({ path }) => LISTS.includes(path)) : [];
  const searched = narrowed.map(({ path, label, icon }): PaletteItem => {
    const search = new URLSearchParams({ status: EVERY_STATUS, q: typed });
    const shared = { id: `${path}?`, icon, matches: [], run: () => goTo(`${path}?${search}`) };
    return full.includes(path)
      ? { ...shared, group: 'more', label: copy.showAll(label) }
      : { ...shared, group: 'screens', label, detail: copy.onlyWith(typed) };
  });
  const isMore = ({ group }: PaletteItem) => group === 'more';
  return [...searched.filter(isMore), ...named, ...searched.filter((item) => !isMore(item))];
}

/** What can be done from everywhere by this account, as far as its name was typed. */
function useActions(
  typed: string,
  held: readonly Permission[],
  { goTo, onClose, onLogOut }: { goTo: (path: string) => void; onClose: () => void; onLogOut: () => void },
): PaletteItem[] {
  const copy = useTexts(palette);
  const frameCopy = useTexts(frame);
  const { other, change } = useColourSwitch();
  const actions: (Pick<PaletteItem, 'id' | 'icon' | 'label' | 'run'> & { permission?: Permission })[] = [
    {
      id: 'invite',
      icon: 'plus',
      label: copy.invite,
      permission: 'admins:manage',
      run: () => goTo(INVITING),
    },
    {
      id: 'colours',
      icon: other === 'light' ? 'sun' : 'moon',
      label: other === 'light' ? frameCopy.toLight : frameCopy.toDark,
      run: () => {
        onClose();
        change();
      },
    },
    { id: 'logout', icon: 'logout', label: frameCopy.logOut, run: onLogOut },
  ];
  return actions
    .filter(({ permission }) => !permission || held.includes(permission))
    .flatMap(({ permission: _, ...action }): PaletteItem[] => {
      const matches = matchLabel(action.label, typed);
      return matches ? [{ ...action, group: 'actions', matches }] : [];
    });
}

const NOTHING: { hits: readonly SearchHit[]; kindsWithMore: readonly SearchHit['kind'][] } = {
  hits: [],
  kindsWithMore: [],
};
const NONE: readonly Permission[] = [];
