import type { ListTotal, SubmittedRecord } from '../../data/records/records';
import type { BulkItem } from '../../lists/bulk/bulk-run';
import type { Column } from '../../lists/columns/column';
import type { Selection } from '../../lists/selection/use-selection';
import { usePreferences } from '../../state/preferences';
import { ErrorNote } from '../../ui/text/error-note';
import type { ViewersByRecord } from '../presence/use-viewers';
import type { RecordKind } from '../record-kind';
import type { useListPage } from './data/use-list-page';
import { EmptyList } from './empty-list';
import { ListFooter } from './list-footer';
import { ListSkeleton } from './list-skeleton';
import type { ListNavigation } from './params/use-list-navigation';
import { RecordsTable } from './table/records-table';

interface ListContentProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  list: ReturnType<typeof useListPage<R, D>>;
  total: ListTotal | undefined;
  columns: readonly Column<R>[];
  navigation: ListNavigation;
  /** Whether the list contains only pending records. */
  pendingOnly: boolean;
  selection: Selection<R>;
  /** Progress of each record in a bulk action. */
  outcomes: ReadonlyMap<string, BulkItem<R>> | undefined;
  viewers: ViewersByRecord;
  linkTo: (record: string) => string;
}

/** The table of records with its footer, or what is shown while it is loading, failed or empty. */
export function ListContent<R extends SubmittedRecord, D extends R>(props: ListContentProps<R, D>) {
  const { kind, list, total, columns, navigation, pendingOnly, selection, outcomes, viewers, linkTo } = props;
  const { data: page, error, isPlaceholderData, refetch } = list;
  const { params, open, sortBy, goToPage } = navigation;
  const density = usePreferences((preferences) => preferences.density);
  const failure = error && (
    <ErrorNote error={error} fallback={kind.messages.listFailed} onRetry={() => void refetch()} />
  );
  if (!page || !total) return failure ?? <ListSkeleton />;
  if (page.rows.length === 0) return <EmptyList kind={kind} navigation={navigation} />;
  return (
    <>
      {failure}
      <RecordsTable
        rows={page.rows}
        kind={kind}
        columns={columns}
        density={params.density ?? density}
        params={params}
        stale={isPlaceholderData}
        selection={selection}
        outcomes={outcomes}
        viewers={viewers}
        linkTo={linkTo}
        onOpen={open}
        onSort={sortBy}
      />
      <ListFooter
        page={page}
        total={total}
        params={params}
        pendingOnly={pendingOnly}
        onPage={(number, cursor) => {
          goToPage(number, cursor);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
