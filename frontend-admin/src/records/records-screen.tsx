import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { ReactNode } from 'react';
import { useShortcuts } from '../browser/shortcuts';
import { useFocusFallback } from '../browser/use-focus-fallback';
import { usePageTitle } from '../browser/use-page-title';
import type { SubmittedRecord } from '../data/records/records';
import { ExportProgress } from '../lists/export/list-export';
import { type ListExport, useListExport } from '../lists/export/use-list-export';
import { useSelection } from '../lists/selection/use-selection';
import { SidePanel, TopBarSearch } from '../ui/panel/slots';
import { useRowFocus } from '../ui/panel/use-row-focus';
import { BulkBar } from './bulk/bulk-bar';
import { useBulk } from './bulk/use-bulk';
import { FIRST_COLUMN } from './list/columns/list-columns';
import { useVisibleColumns } from './list/columns/use-visible-columns';
import { useListPage } from './list/data/use-list-page';
import { useListTotal } from './list/data/use-list-total';
import { FilterRow } from './list/filters/filter-row';
import { SearchBox } from './list/filters/search-box';
import { ListContent } from './list/list-content';
import { ListHeader } from './list/list-header';
import { ListTools } from './list/list-tools';
import { OtherStatuses } from './list/other-statuses';
import { apiQuery } from './list/params/list-params';
import { useListNavigation } from './list/params/use-list-navigation';
import { rowLinkId } from './list/table/record-row';
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
  usePageTitle(messages.pageTitle, site.name);
  const navigation = useListNavigation(rules);
  const { params, requested, filterWhileTyping, open } = navigation;
  const list = useListPage(kind, navigation);
  const { data: page } = list;
  const total = useListTotal(kind, page, params);
  const pager = useRecordPager(kind, page, navigation);
  const selection = useSelection<R>();
  const bulk = useBulk(kind);
  const viewers = useViewers(kind.list);
  const beforeClosing = useRowFocus(params.record, rowLinkId);
  const close = () => {
    beforeClosing();
    open(undefined);
  };
  const { region, heading } = useFocusFallback<HTMLDivElement>();
  const isNarrow = useIsNarrowList(params.record !== undefined);
  const recordNavigation = useRecordNavigation(kind, page, navigation, close);
  const leave = (gone: SubmittedRecord) => {
    const erased = selection.rows.filter(({ _id }) => _id === gone._id);
    selection.set(erased, false);
    recordNavigation.leave(gone);
  };
  const file = useListExport((content) =>
    kind.source.prepareExport({ query: apiQuery(rules, params), ...content }),
  );
  const chosen = useListExport(kind.source.prepareExport);
  const ids = selection.rows.map(({ _id }) => _id);
  // A retry is for the same records, whatever is selected by then.
  const chosenFile: ListExport = { ...chosen, mutate: (request) => chosen.mutate({ ids, ...request }) };
  const columns = useVisibleColumns(kind, params);
  const exported = [{ key: FIRST_COLUMN, label: messages.who }, ...columns];
  useShortcuts({ j: pager.goNext, k: pager.goPrevious, Escape: params.record ? close : undefined });

  const pendingOnly = params.status === rules.pendingStatus;
  const isFound = !list.isPlaceholderData && requested.filters.q === params.filters.q;
  const first = isFound ? page?.rows[0] : undefined;
  return (
    <div ref={region} className="ad-list">
      <TopBarSearch>
        <SearchBox
          value={requested.filters.q}
          onChange={(q) => filterWhileTyping({ q })}
          firstResultId={first && rowLinkId(first._id)}
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
        <ListTools
          kind={kind}
          navigation={navigation}
          total={total}
          file={file}
          chosen={{ file: chosenFile, count: selection.rows.length }}
          shown={exported}
          isNarrow={isNarrow}
        />
      </ListHeader>
      <ExportProgress file={file} />
      <ViewTabs kind={kind} navigation={navigation} />
      <FilterRow kind={kind} navigation={navigation} isNarrow={isNarrow} />
      {isFound && total && total.total > 0 && (
        <OtherStatuses kind={kind} navigation={navigation} found={total} />
      )}
      <ListContent
        kind={kind}
        list={list}
        total={total}
        columns={columns}
        navigation={navigation}
        pendingOnly={pendingOnly}
        selection={selection}
        outcomes={bulk.run?.items}
        viewers={viewers}
        linkTo={recordNavigation.linkTo}
      />
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
            navigation={{ ...recordNavigation, leave }}
            others={viewers.get(params.record) ?? []}
            onClose={close}
          />
        </SidePanel>
      )}
    </div>
  );
}
