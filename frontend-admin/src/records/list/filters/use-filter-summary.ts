import { useLocale } from 'frontend-shared/i18n/locale-context';
import { choices } from '../../../content/choices';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import type { SubmittedRecord } from '../../../data/records/records';
import { formatRange } from '../../../lists/filters/days-filter';
import type { KindFilter, RecordKind } from '../../record-kind';
import { apiQuery, type ListParams } from '../params/list-params';
import { assigneeFilter, useColleagueLabels } from './colleague-filter';

/** Returns a function that labels the values of a choice filter; by default with the labels of the website's forms. */
export function useValueName(): (own: KindFilter & { type: 'choice' }, value: string) => string {
  const inForms = useMessages(choices);
  return ({ named = inForms.named }, value) => named(value);
}

/** Describes the active filters of a list, each as the filter row labels it. The status is always included. */
export function useFilterSummary<R extends SubmittedRecord, D extends R>(
  kind: Pick<RecordKind<R, D>, 'source' | 'changePermission' | 'rules' | 'messages' | 'filters'>,
  params: ListParams,
): string[] {
  const locale = useLocale();
  const recordsMessages = useMessages(records);
  const nameOf = useValueName();
  const colleagueIs = useColleagueLabels(kind);
  const { rules, messages, filters } = kind;
  // Search text that is too short is not sent and so does not filter.
  const query = apiQuery(rules, params);
  const texts = [
    recordsMessages.statusIs((messages.status[params.status] ?? recordsMessages.everyStatus).toLowerCase()),
  ];
  for (const own of [...filters, assigneeFilter(locale)]) {
    const value = query[own.key];
    if (own.type === 'days') {
      const days = { from: query[own.from], to: query[own.to] };
      if (days.from ?? days.to)
        texts.push(recordsMessages.filterIs(own.label, formatRange(days, '', locale)));
    } else if (value) {
      const text = own.type === 'choice' ? nameOf(own, value) : value;
      texts.push(
        own.type === 'colleague' ? colleagueIs(own, value) : recordsMessages.filterIs(own.label, text),
      );
    }
  }
  const { from, to, q } = query;
  if (from ?? to)
    texts.push(recordsMessages.filterIs(recordsMessages.received, formatRange({ from, to }, '', locale)));
  if (q) texts.push(recordsMessages.filterIs(recordsMessages.search, q));
  return texts;
}
