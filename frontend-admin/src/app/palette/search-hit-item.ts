import type { Locale } from 'frontend-shared/i18n/locale';
import { contacts } from '../../content/contacts';
import type { Messages } from '../../content/messages';
import { palette } from '../../content/palette';
import { reviewMessages } from '../../content/review';
import { subscribers } from '../../content/subscribers';
import type { RecordKindName } from '../../data/records/records';
import type { SearchHit } from '../../data/search';
import { recordPath } from '../../routing/paths';
import { RECORD_KINDS } from '../../ui/record-kinds';
import { matchReference } from './matched-text';
import type { PaletteItem } from './palette-item';

/** Status labels of each kind. */
const STATUS_TEXTS: Readonly<Record<RecordKindName, Messages<{ status: Readonly<Record<string, string>> }>>> =
  {
    'contact-message': contacts,
    'factory-application': reviewMessages,
    shareholder: reviewMessages,
    subscription: subscribers,
  };

/** A search hit as a palette row: labelled by its name, or by its reference when that was typed. */
export function toPaletteItem(
  hit: SearchHit,
  typed: string,
  open: (path: string) => void,
  locale: Locale,
): PaletteItem {
  const messages = palette[locale];
  const { kind, _id, reference, name, nameMatches, place, status } = hit;
  const { path, icon } = RECORD_KINDS[kind];
  const referenceMatch = matchReference(reference, typed);
  const shared = {
    id: _id,
    icon,
    status: { status, word: STATUS_TEXTS[kind][locale].status[status] },
    run: () => open(recordPath(path, _id)),
  };
  if (referenceMatch && nameMatches.length === 0) {
    const detail = messages.detail(name, place);
    return { ...shared, group: 'references', label: reference, matches: [referenceMatch], detail };
  }
  const detail = messages.detail(messages.kinds[kind], place);
  return { ...shared, group: 'people', label: name, matches: nameMatches, detail };
}
