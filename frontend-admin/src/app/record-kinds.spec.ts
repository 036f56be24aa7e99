import type { Locale } from 'frontend-shared/i18n/locale';
import { applicationKind } from '../features/applications/application-kind';
import { contactKind } from '../features/contacts/contact-kind';
import { shareholderKind } from '../features/shareholders/shareholder-kind';
import { subscriptionKind } from '../features/subscribers/subscription-kind';
import type { RecordMessages } from '../records/record-kind';

interface Labelled {
  messages: Pick<RecordMessages, 'heading' | 'status'>;
  filters: readonly { label: string }[];
  columns: readonly { key: string; label: string }[];
  bulkActions: readonly { label: string; doing: string; done: string }[];
}

const KINDS: readonly [string, Readonly<Record<Locale, Labelled>>][] = [
  ['applications', applicationKind],
  ['contacts', contactKind],
  ['shareholders', shareholderKind],
  ['subscribers', subscriptionKind],
];

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** All labels in the list of a kind, without the contents of its rows. */
function labelsOf({ messages, filters, columns, bulkActions }: Labelled): string[] {
  return [
    messages.heading,
    ...Object.values(messages.status),
    ...filters.map(({ label }) => label),
    ...columns.map(({ label }) => label),
    ...bulkActions.flatMap(({ label, doing, done }) => [label, doing, done]),
  ];
}

describe.each(KINDS)('the list of %s', (_name, kind) => {
  it('has all labels in the requested language', () => {
    expect(labelsOf(kind.hi).filter((label) => !DEVANAGARI.test(label))).toEqual([]);
    expect(labelsOf(kind.en).filter((label) => DEVANAGARI.test(label))).toEqual([]);
  });

  it('has the same columns in the same order in both languages, since URLs and saved views contain them', () => {
    const keys = ({ columns }: Labelled) => columns.map(({ key }) => key);
    expect(keys(kind.hi)).toEqual(keys(kind.en));
  });
});
