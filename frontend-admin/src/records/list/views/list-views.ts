import type { Locale } from 'frontend-shared/i18n/locale';
import { records } from '../../../content/records';
import type { SavedView } from '../../../data/views';
import { indianDay } from '../../../format/moments';
import type { ListView } from '../../../lists/views/list-view';
import type { RecordKind } from '../../record-kind';
import {
  ASSIGNEE,
  EVERY_STATUS,
  type Filters,
  type ListParams,
  type ListRules,
  parseListParams,
  toSearchParams,
} from '../params/list-params';

/** Longer than this, in days, nothing should wait. */
const LONG_DAYS = 5;

/** How a list is looked at, without the page and the record that are open in it. */
export function viewQuery(rules: ListRules, params: ListParams): string {
  const { cursor: _cursor, record: _record, ...look } = params;
  return toSearchParams(rules, { ...look, page: 1 }).toString();
}

/** The address that a view opens. What it says and nobody knows any more counts as absent. */
export function viewParams(rules: ListRules, query: string): ListParams {
  return parseListParams(rules, new URLSearchParams(query));
}

/**
 * The plain list, what of it is in one's own hands or waits for long, what the kind has of its own, and the whole list, then
 * what was saved, one's own first.
 */
export function viewsOf(
  { rules, messages, views }: Pick<RecordKind<never>, 'rules' | 'messages' | 'views'>,
  saved: readonly SavedView[],
  locale: Locale,
): ListView[] {
  const all = { ...viewParams(rules, ''), status: EVERY_STATUS, sort: '-createdAt' as const };
  const own = (views?.() ?? []).map(({ key, name, filters }) => ({
    key,
    name,
    query: viewQuery(rules, { ...all, filters }),
  }));
  const delivered: ListView[] = [
    ...own,
    { key: 'all', name: records[locale].everyStatus, query: viewQuery(rules, all) },
  ];
  const home = messages.status[rules.home];
  if (home) {
    const queryWith = (filters: Filters) => viewQuery(rules, { ...viewParams(rules, ''), filters });
    // Of the day after it the last hours have not waited as long.
    const lastDay = indianDay(LONG_DAYS + 1);
    delivered.unshift(
      { key: 'home', name: home, query: '' },
      { key: 'mine', name: records[locale].mine, query: queryWith({ [ASSIGNEE]: 'me' }) },
      { key: 'long', name: records[locale].overDays(LONG_DAYS), query: queryWith({ to: lastDay }) },
    );
  }
  return [
    ...delivered,
    ...saved.map((view) => ({
      key: view._id,
      name: view.name,
      query: viewQuery(rules, viewParams(rules, view.query)),
      saved: view,
    })),
  ];
}
