import { activity as copy } from '../../content/en/activity';
import type { ActivityEntry } from '../../data/activity';
import { formatRange } from '../../records/list/filters/received-filter';
import type { ActivityFilters } from './use-activity-filters';

/** What stands on the button of each filter that is set. */
export interface FilterLabels {
  person?: string;
  kind?: string;
  record?: string;
  time?: string;
}

/** Only an entry knows how an id is called. */
export function filterLabels(
  { person, kind, record, from, to }: ActivityFilters,
  entries: readonly ActivityEntry[] = [],
): FilterLabels {
  const email = entries.find(({ actor }) => actor?.adminId === person)?.actor?.email;
  const reference = entries.find(({ subject }) => subject?.id === record && subject?.reference)?.subject
    ?.reference;
  return {
    ...(person && { person: email ? copy.byPerson(email) : copy.byOnePerson }),
    ...(kind && { kind: (copy.kinds as Readonly<Record<string, string>>)[kind] ?? kind }),
    ...(record && { record: reference ? copy.aboutRecord(reference) : copy.aboutOneRecord }),
    ...((from ?? to) && { time: formatRange({ from, to }, copy.time) }),
  };
}
