import type { Locale } from 'frontend-shared/i18n/locale';
import { contacts } from '../../content/contacts';
import { palette } from '../../content/palette';
import { reviewMessages } from '../../content/review';
import { subscribers } from '../../content/subscribers';
import type { Texts } from '../../content/texts';
import type { SearchHit } from '../../data/search';
import { paths, recordPath } from '../../routing/paths';
import type { IconName } from '../../ui/icon';
import { matchReference } from './matched-text';
import type { PaletteItem } from './palette-item';

interface KindOfHit {
  path: string;
  icon: IconName;
  /** What its states are called. */
  texts: Texts<{ status: Readonly<Record<string, string>> }>;
}

/** What is found, by its kind. */
export const KINDS: Readonly<Record<SearchHit['kind'], KindOfHit>> = {
  'contact-message': { path: paths.contacts, icon: 'mail', texts: contacts },
  'factory-application': { path: paths.applications, icon: 'file', texts: reviewMessages },
  shareholder: { path: paths.shareholders, icon: 'shares', texts: reviewMessages },
  subscription: { path: paths.subscribers, icon: 'box', texts: subscribers },
};

/** A record that was found, under its name or, when its reference was typed, under that. */
export function foundItem(
  hit: SearchHit,
  typed: string,
  open: (path: string) => void,
  locale: Locale,
): PaletteItem {
  const copy = palette[locale];
  const { kind, _id, reference, name, nameMatches, place, status } = hit;
  const { path, icon, texts } = KINDS[kind];
  const ofReference = matchReference(reference, typed);
  const shared = {
    id: _id,
    icon,
    status: { status, word: texts[locale].status[status] },
    run: () => open(recordPath(path, _id)),
  };
  if (ofReference && nameMatches.length === 0) {
    const detail = copy.detail(name, place);
    return { ...shared, group: 'references', label: reference, matches: [ofReference], detail };
  }
  const detail = copy.detail(copy.kinds[kind], place);
  return { ...shared, group: 'people', label: name, matches: nameMatches, detail };
}
