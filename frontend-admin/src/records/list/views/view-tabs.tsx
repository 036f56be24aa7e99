import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { SubmittedRecord } from '../../../data/records/records';
import { savedViews } from '../../../data/views';
import type { ListView } from '../../../lists/views/list-view';
import { NamedViews } from '../../../lists/views/named-views';
import { formatCount } from '../../../ui/text/format-count';
import type { RecordKind } from '../../record-kind';
import { useExactTotal } from '../data/use-exact-total';
import { apiQuery } from '../params/list-params';
import type { ListNavigation } from '../params/use-list-navigation';
import { viewParams, viewQuery, viewsOf } from './list-views';

interface ViewTabsProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  navigation: ListNavigation;
}

/** The named views of this list, and a way to save the current one. */
export function ViewTabs<R extends SubmittedRecord, D extends R>({ kind, navigation }: ViewTabsProps<R, D>) {
  const { rules, path, list } = kind;
  const { data: saved = [], error } = useQuery(savedViews(list));
  const tabs = viewsOf(kind, saved, useLocale());
  const { params } = navigation;
  const query = viewQuery(rules, params);
  const { q: _search, ...filters } = params.filters;
  return (
    <NamedViews
      list={list}
      path={path}
      tabs={tabs}
      query={query}
      searchedIn={viewQuery(rules, { ...params, filters })}
      saved={saved}
      error={error}
      count={(view) => <Total kind={kind} view={view} />}
    />
  );
}

/** The number of records in a view; renders nothing until it is loaded. */
function Total<R extends SubmittedRecord, D extends R>({
  kind: { source, rules, list },
  view,
}: {
  kind: RecordKind<R, D>;
  view: ListView;
}) {
  const query = apiQuery(rules, viewParams(rules, view.query));
  const { data } = useQuery({ ...source.total(query), staleTime: 30_000 });
  const total = useExactTotal(list, query, data);
  if (!total) return null;
  return <span className="ad-views__count ad-number"> {formatCount(total)}</span>;
}
