import { useQuery, useQueryClient } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import { ApiError } from 'frontend-shared/api/error';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useShortcuts } from '../browser/shortcuts';
import { useKeptFocus } from '../browser/use-kept-focus';
import { usePageTitle } from '../browser/use-page-title';
import { common } from '../content/common';
import { useTexts } from '../content/texts';
import type { SubmittedRecord } from '../data/records';
import { usePreferences } from '../state/preferences';
import { ErrorNote } from '../ui/error-note';
import { SidePanel, TopBarSearch } from '../ui/panel/slots';
import { useOpenRow } from '../ui/panel/use-open-row';
import { BulkBar } from './bulk/bulk-bar';
import { useBulk } from './bulk/use-bulk';
import { ExportProgress } from './export/list-export';
import { RecordsExport } from './export/records-export';
import { useListExport } from './export/use-list-export';
import { ColumnMenu } from './list/columns/column-menu';
import { allColumns, FIRST_COLUMN, shownColumns } from './list/columns/list-columns';
import { DensityButton } from './list/density-button';
import { EmptyList } from './list/empty-list';
import { FilterRow } from './list/filters/filter-row';
import { SearchBox } from './list/filters/search-box';
import { apiQuery, isNarrowed, narrowedBy, writeAddress } from './list/list-address';
import { ListFoot } from './list/list-foot';
import { FoundSummary, WaitingSummary } from './list/list-summary';
import { OtherStatuses } from './list/other-statuses';
import { useSelection } from './list/selection/use-selection';
import { rowLinkId } from './list/table/record-row';
import { RecordsTable } from './list/table/records-table';
import { type ListNavigation, useListAddress } from './list/use-list-address';
import { useListTotal } from './list/use-list-total';
import { useTightList } from './list/use-tight-list';
import { ViewTabs } from './list/views/view-tabs';
import { RecordPanel } from './panel/record-panel';
import { nextWaiting, oldestWaitingQuery, useRecordQueue } from './panel/use-record-queue';
import { usePresence } from './presence/use-presence';
import type { RecordKind, RecordMoves } from './record-kind';
import './list/columns/columns.css';
import './list/list.css';

/** The page of the list that the address names. */
function useList<R extends SubmittedRecord, D extends R>(
  { source, rules }: RecordKind<R, D>,
  { address, startOver }: ListNavigation,
) {
  const list = useQuery(source.page(apiQuery(rules, address)));
  const { data, error, isPlaceholderData } = list;
  // Deciding the last one of a page leaves the page empty while earlier ones are not.
  const ranDry = data?.rows.length === 0 && !isPlaceholderData;
  // A link cut short, or one to a list in another order: asking again would not help.
  const unknown = error instanceof ApiError && error.fields?.cursor !== undefined;
  const lost = address.cursor !== undefined && (ranDry || unknown);
  useEffect(() => {
    if (lost) startOver();
  }, [lost, startOver]);
  return list;
}

/** Where an open record can lead, from the page of the list that is on screen. */
function useMoves<R extends SubmittedRecord, D extends R>(
  { source, rules, path }: RecordKind<R, D>,
  rows: readonly R[],
  { address, open, isOpen }: ListNavigation,
  close: () => void,
): RecordMoves {
  const queryClient = useQueryClient();
  const [cameUp, setCameUp] = useState<string>();
  // Whoever leaves it and comes back has chosen it.
  useEffect(() => {
    if (address.record !== cameUp) return undefined;
    return () => setCameUp((now) => (now === cameUp ? undefined : now));
  }, [address.record, cameUp]);
  const bringUp = (id: string) => {
    setCameUp(id);
    open(id);
  };

  async function advance({ _id }: SubmittedRecord) {
    if (!isOpen(_id)) return;
    const next = nextWaiting(rules, rows, _id);
    if (next || !rules.waiting) return next && bringUp(next._id);
    const query = oldestWaitingQuery(rules, rules.waiting, address);
    const oldest = await queryClient
      .fetchQuery({ ...source.page(query), staleTime: 0 })
      .catch(() => undefined);
    const other = oldest?.rows.find((row) => row._id !== _id);
    if (other && isOpen(_id)) bringUp(other._id);
  }

  function leave({ _id }: SubmittedRecord) {
    if (!isOpen(_id)) return;
    const at = rows.findIndex((row) => row._id === _id);
    const neighbour = rows[at + 1] ?? rows[at - 1];
    if (neighbour) bringUp(neighbour._id);
    else close();
  }

  // The rows of the list are drawn again only when it changes.
  const linkTo = useCallback(
    (record: string) => `${path}?${writeAddress(rules, { ...address, record })}`,
    [address, path, rules],
  );
  return { advance: (done) => void advance(done), leave, open, cameUp, linkTo };
}

function ListSkeleton() {
  const commonCopy = useTexts(common);
  return (
    <div className="ad-card ad-list__skeleton" aria-busy="true">
      <span className="ad-hidden" role="status">
        {commonCopy.loading}
      </span>
      <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
    </div>
  );
}

interface RecordsScreenProps<R extends SubmittedRecord, D extends R> {
  site: SiteConfig;
  kind: RecordKind<R, D>;
  /** Beside the heading: a way to another screen about the same records. */
  aside?: ReactNode;
}

/** One kind of record: find one, read it, act on it, go on. */
export function RecordsScreen<R extends SubmittedRecord, D extends R>(props: RecordsScreenProps<R, D>) {
  const { site, kind, aside } = props;
  const { rules, messages } = kind;
  const locale = useLocale();
  usePageTitle(messages.pageTitle, site.name);
  const navigation = useListAddress(rules);
  const { address, requested, filterWhileTyping, open, sortBy, goToPage } = navigation;
  const { data: page, error, isPlaceholderData, refetch } = useList(kind, navigation);
  const total = useListTotal(kind, page, address);
  const queue = useRecordQueue(kind, page, navigation);
  const density = usePreferences((preferences) => preferences.density);
  const selection = useSelection<R>();
  const bulk = useBulk(kind);
  const present = usePresence(kind.list);
  const beforeClosing = useOpenRow(address.record, rowLinkId);
  const close = () => {
    beforeClosing();
    open(undefined);
  };
  const { region, heading } = useKeptFocus<HTMLDivElement>();
  const isTight = useTightList(address.record !== undefined);
  const moves = useMoves(kind, page?.rows ?? [], navigation, close);
  const file = useListExport((content) =>
    kind.source.prepareExport({ query: apiQuery(rules, address), ...content }),
  );
  const chosenFile = useListExport((content) =>
    kind.source.prepareExport({ ids: selection.rows.map(({ _id }) => _id), ...content }),
  );
  // As text, so that another record opened beside the list draws no column anew.
  const narrowing = narrowedBy(address).join();
  const columns = useMemo(
    () => shownColumns(allColumns(kind, locale, narrowing.split(',')), address.columns),
    [kind, locale, narrowing, address.columns],
  );
  const exported = [{ key: FIRST_COLUMN, label: messages.who }, ...columns];
  useShortcuts({ j: queue.goNext, k: queue.goPrevious, Escape: address.record ? close : undefined });

  const failure = error && (
    <ErrorNote error={error} fallback={messages.listFailed} onRetry={() => void refetch()} />
  );
  const waitingOnly = address.status === rules.waiting;
  const isFound = !isPlaceholderData && requested.filters.q === address.filters.q;
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
          density={address.density ?? density}
          address={address}
          stale={isPlaceholderData}
          selection={selection}
          outcomes={bulk.run?.items}
          present={present}
          linkTo={moves.linkTo}
          onOpen={open}
          onSort={sortBy}
        />
        <ListFoot
          page={page}
          total={total}
          address={address}
          waitingOnly={waitingOnly}
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
      <div className="ad-list__head">
        <div className="ad-list__title">
          <h1 ref={heading} tabIndex={-1}>
            {messages.heading}
          </h1>
          {isNarrowed(rules, address)
            ? isFound && total && <FoundSummary found={total} />
            : rules.waiting &&
              !(address.record && isTight) && <WaitingSummary source={kind.source} waiting={rules.waiting} />}
        </div>
        <div className="ad-list__tools">
          {aside}
          <DensityButton navigation={navigation} />
          <ColumnMenu kind={kind} navigation={navigation} isTight={isTight} />
          {total && total.total > 0 && (
            <RecordsExport
              kind={kind}
              address={address}
              total={total}
              file={file}
              chosen={{ file: chosenFile, count: selection.rows.length }}
              shown={exported}
              isTight={isTight}
            />
          )}
        </div>
      </div>
      <ExportProgress file={file} />
      <ViewTabs kind={kind} navigation={navigation} />
      <FilterRow kind={kind} navigation={navigation} isTight={isTight} />
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
          address={address}
          linkTo={moves.linkTo}
        />
      )}
      {address.record && (
        <SidePanel>
          <RecordPanel
            kind={kind}
            id={address.record}
            queue={queue}
            total={total}
            waitingOnly={waitingOnly}
            moves={moves}
            others={present.get(address.record) ?? []}
            onClose={close}
          />
        </SidePanel>
      )}
    </div>
  );
}
