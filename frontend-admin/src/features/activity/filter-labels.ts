import type { Locale } from 'frontend-shared/i18n/locale';
import { activity } from '../../content/activity';
import type { ActivityEntry } from '../../data/activity';
import { formatRange } from '../../lists/filters/days-filter';
import type { ActivityFilters } from './activity-params';
import type { Person } from './people';

/** Label of the button of each active filter. */
export interface FilterLabels {
  person?: string;
  kind?: string;
  record?: string;
  reference?: string;
  time?: string;
}

/** The labels of the active filters. Labels for ids are taken from the loaded entries and people. */
export function filterLabels(
  { person, kind, record, reference, from, to }: ActivityFilters,
  {
    entries,
    people,
    locale,
  }: { entries: readonly ActivityEntry[]; people: readonly Person[]; locale: Locale },
): FilterLabels {
  const messages = activity[locale];
  const email = people.find(({ id }) => id === person)?.email;
  const known = entries.find(({ subject }) => subject?.id === record && subject?.reference)?.subject
    ?.reference;
  return {
    ...(person && { person: email ? messages.byPerson(email) : messages.byOnePerson }),
    ...(kind && { kind: (messages.kinds as Readonly<Record<string, string>>)[kind] ?? kind }),
    ...(record && { record: known ? messages.aboutRecord(known) : messages.aboutOneRecord }),
    ...(reference && { reference: messages.aboutRecord(reference) }),
    ...((from ?? to) && { time: formatRange({ from, to }, messages.time, locale) }),
  };
}
