import type { Locale } from 'frontend-shared/i18n/locale';
import { records } from '../../../content/records';
import type { SavedView } from '../../../data/views';
import { indianDay } from '../../../format/date-time';
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

/** Records waiting for more than this many days are in the view of overdue records. */
const OVERDUE_DAYS = 5;

/** The query string of a view: the list without its page and open record. */
export function viewQuery(rules: ListRules, params: ListParams): string {
  const { cursor: _cursor, record: _record, ...look } = params;
  return toSearchParams(rules, { ...look, page: 1 }).toString();
}

/** Parses the query string of a view. Unknown values count as absent. */
export function viewParams(rules: ListRules, query: string): ListParams {
  return parseListParams(rules, new URLSearchParams(query));
}

/**
 * All views of a list: the default, the user's own records, those that have waited too long, the kind's own views, the
 * whole list, and the saved views, with the user's own ones first.
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
  const builtIn: ListView[] = [
    ...own,
    { key: 'all', name: records[locale].everyStatus, query: viewQuery(rules, all) },
  ];
  const home = messages.status[rules.defaultStatus];
  if (home) {
    const queryWith = (filters: Filters) => viewQuery(rules, { ...viewParams(rules, ''), filters });
    // One day more, since records that arrived late on the limit day have not waited that long.
    const lastDay = indianDay(OVERDUE_DAYS + 1);
    builtIn.unshift(
      { key: 'home', name: home, query: '' },
      { key: 'mine', name: records[locale].mine, query: queryWith({ [ASSIGNEE]: 'me' }) },
      { key: 'long', name: records[locale].overDays(OVERDUE_DAYS), query: queryWith({ to: lastDay }) },
    );
  }
  return [
    ...builtIn,
    ...saved.map((view) => ({
      key: view._id,
      name: view.name,
      query: viewQuery(rules, viewParams(rules, view.query)),
      saved: view,
    })),
  ];
}
