import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { type ReactNode, useMemo } from 'react';
import { useShortcuts } from '../browser/shortcuts';
import { useFocusFallback } from '../browser/use-focus-fallback';
import { usePageTitle } from '../browser/use-page-title';
import type { SubmittedRecord } from '../data/records/records';
import { shownColumns } from '../lists/columns/column';
import { DensityButton } from '../lists/density-button';
import { ExportProgress } from '../lists/export/list-export';
import { useListExport } from '../lists/export/use-list-export';
import { useSelection } from '../lists/selection/use-selection';
import { usePreferences } from '../state/preferences';
import { SidePanel, TopBarSearch } from '../ui/panel/slots';
import { useOpenRow } from '../ui/panel/use-open-row';
import { ErrorNote } from '../ui/text/error-note';
import { BulkBar } from './bulk/bulk-bar';
import { useBulk } from './bulk/use-bulk';
import { allColumns, FIRST_COLUMN } from './list/columns/list-columns';
import { RecordsColumnsButton } from './list/columns/records-columns-button';
import { useListPage } from './list/data/use-list-page';
import { useListTotal } from './list/data/use-list-total';
import { EmptyList } from './list/empty-list';
import { FilterRow } from './list/filters/filter-row';
import { SearchBox } from './list/filters/search-box';
import { ListFooter } from './list/list-footer';
import { ListHeader } from './list/list-header';
import { ListSkeleton } from './list/list-skeleton';
import { OtherStatuses } from './list/other-statuses';
import { activeFilters, apiQuery } from './list/params/list-params';
import { useListNavigation } from './list/params/use-list-navigation';
import { RecordsExport } from './list/records-export';
import { rowLinkId } from './list/table/record-row';
import { RecordsTable } from './list/table/records-table';
import { useIsNarrowList } from './list/use-is-narrow-list';
import { ViewTabs } from './list/views/view-tabs';
import { RecordPanel } from './panel/record-panel';
import { useRecordNavigation } from './panel/use-record-navigation';
import { useRecordPager } from './panel/use-record-pager';
import { useViewers } from './presence/use-viewers';
import type { RecordKind } from './record-kind';
import '../lists/columns/columns.css';
import '../lists/list.css';

interface RecordsScreenProps<R extends SubmittedRecord, D extends R> {
  site: SiteConfig;
  kind: RecordKind<R, D>;
  /** Shown beside the heading: a link to another page about the same records. */
  aside?: ReactNode;
}

/** The page of one kind of record: the list with its filters and bulk actions, and the panel of the open record. */
export function RecordsScreen<R extends SubmittedRecord, D extends R>(props: RecordsScreenProps<R, D>) {
  const { site, kind, aside } = props;
  const { rules, messages } = kind;
  const locale = useLocale();
  usePageTitle(messages.pageTitle, site.name);
  const navigation = useListNavigation(rules);
  const { params, requested, filterWhileTyping, open, sortBy, goToPage } = navigation;
  const { data: page, error, isPlaceholderData, refetch } = useListPage(kind, navigation);
  const total = useListTotal(kind, page, params);
  const pager = useRecordPager(kind, page, navigation);
  const density = usePreferences((preferences) => preferences.density);
  const selection = useSelection<R>();
  const bulk = useBulk(kind);
  const viewers = useViewers(kind.list);
  const beforeClosing = useOpenRow(params.record, rowLinkId);
  const close = () => {
    beforeClosing();
    open(undefined);
  };
  const { region, heading } = useFocusFallback<HTMLDivElement>();
  const isNarrow = useIsNarrowList(params.record !== undefined);
  const recordNavigation = useRecordNavigation(kind, page?.rows ?? [], navigation, close);
  const file = useListExport((content) =>
    kind.source.prepareExport({ query: apiQuery(rules, params), ...content }),
  );
  const chosenFile = useListExport((content) =>
    kind.source.prepareExport({ ids: selection.rows.map(({ _id }) => _id), ...content }),
  );
  // As a string, so that opening another record does not recompute the columns.
  const activeKeys = activeFilters(params).join();
  const columns = useMemo(
    () => shownColumns(allColumns(kind, locale, activeKeys.split(',')), params.columns),
    [kind, locale, activeKeys, params.columns],
  );
  const exported = [{ key: FIRST_COLUMN, label: messages.who }, ...columns];
  useShortcuts({ j: pager.goNext, k: pager.goPrevious, Escape: params.record ? close : undefined });

  const failure = error && (
    <ErrorNote error={error} fallback={messages.listFailed} onRetry={() => void refetch()} />
  );
  const pendingOnly = params.status === rules.pendingStatus;
  const isFound = !isPlaceholderData && requested.filters.q === params.filters.q;
  const first = isFound ? page?.rows[0] : undefined;
  let content: ReactNode;
  if (!page || !total) {
    content = failure ?? <ListSkeleton />;
  } else if (page.rows.length === 0) {
    content = <EmptyList kind={kind} navigation={navigation} />;
  } else {
    content = (
      <>
        {failure}
        <RecordsTable
          rows={page.rows}
          look={kind}
          columns={columns}
          density={params.density ?? density}
          params={params}
          stale={isPlaceholderData}
          selection={selection}
          outcomes={bulk.run?.items}
          viewers={viewers}
          linkTo={recordNavigation.linkTo}
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
  return (
    <div ref={region} className="ad-list">
      <TopBarSearch>
        <SearchBox
          value={requested.filters.q}
          onChange={(q) => filterWhileTyping({ q })}
          firstFound={first && rowLinkId(first._id)}
        />
      </TopBarSearch>
      <ListHeader
        kind={kind}
        navigation={navigation}
        heading={heading}
        found={isFound ? total : undefined}
        isNarrow={isNarrow}
      >
        {aside}
        <DensityButton navigation={navigation} />
        <RecordsColumnsButton kind={kind} navigation={navigation} isNarrow={isNarrow} />
        {total && total.total > 0 && (
          <RecordsExport
            kind={kind}
            params={params}
            total={total}
            file={file}
            chosen={{ file: chosenFile, count: selection.rows.length }}
            shown={exported}
            isNarrow={isNarrow}
          />
        )}
      </ListHeader>
      <ExportProgress file={file} />
      <ViewTabs kind={kind} navigation={navigation} />
      <FilterRow kind={kind} navigation={navigation} isNarrow={isNarrow} />
      {isFound && total && total.total > 0 && (
        <OtherStatuses kind={kind} navigation={navigation} found={total} />
      )}
      {content}
      {page && total && (
        <BulkBar
          kind={kind}
          selection={selection}
          bulk={bulk}
          file={chosenFile}
          columns={exported}
          page={page}
          total={total}
          params={params}
          linkTo={recordNavigation.linkTo}
        />
      )}
      {params.record && (
        <SidePanel>
          <RecordPanel
            kind={kind}
            id={params.record}
            pager={pager}
            total={total}
            pendingOnly={pendingOnly}
            navigation={recordNavigation}
            others={viewers.get(params.record) ?? []}
            onClose={close}
          />
        </SidePanel>
      )}
    </div>
  );
}
