import { contacts } from '../../content/en/contacts';
import { palette as copy } from '../../content/en/palette';
import { reviewMessages } from '../../content/en/review';
import { subscribers } from '../../content/en/subscribers';
import type { SearchHit } from '../../data/search';
import { paths, recordPath } from '../../routing/paths';
import type { IconName } from '../../ui/icon';
import { matchReference } from './matched-text';
import type { PaletteItem } from './palette-item';

interface KindOfHit {
  path: string;
  icon: IconName;
  statuses: Readonly<Record<string, string>>;
}

const KINDS: Readonly<Record<SearchHit['kind'], KindOfHit>> = {
  'contact-message': { path: paths.contacts, icon: 'mail', statuses: contacts.status },
  'factory-application': { path: paths.applications, icon: 'file', statuses: reviewMessages.status },
  shareholder: { path: paths.shareholders, icon: 'shares', statuses: reviewMessages.status },
  subscription: { path: paths.subscribers, icon: 'box', statuses: subscribers.status },
};

/** A record that was found, under its name or, when its reference was typed, under that. */
export function foundItem(hit: SearchHit, typed: string, open: (path: string) => void): PaletteItem {
  const { kind, _id, reference, name, nameMatches, place, status } = hit;
  const { path, icon, statuses } = KINDS[kind];
  const ofReference = matchReference(reference, typed);
  const shared = {
    id: _id,
    icon,
    status: { status, word: statuses[status] },
    run: () => open(recordPath(path, _id)),
  };
  if (ofReference && nameMatches.length === 0) {
    const detail = copy.detail(name, place);
    return { ...shared, group: 'references', label: reference, matches: [ofReference], detail };
  }
  const detail = copy.detail(copy.kinds[kind], place);
  return { ...shared, group: 'people', label: name, matches: nameMatches, detail };
}
