import { useQuery, useQueryClient } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import type { SiteConfig } from 'frontend-shared/site-config';
import { type ReactNode, useEffect, useRef } from 'react';
import { applications as copy } from '../../content/en/applications';
import { common } from '../../content/en/common';
import { type Application, applicationsPage } from '../../data/applications';
import { ErrorNote } from '../../kit/error-note';
import { paths } from '../../kit/paths';
import { useShortcuts } from '../../kit/shortcuts';
import { SidePanel, TopBarSearch } from '../../kit/slots';
import { usePageTitle } from '../../kit/use-page-title';
import { ApplicationsTable, rowLinkId } from './list/applications-table';
import { EmptyList } from './list/empty-list';
import { FilterRow } from './list/filter-row';
import { apiQuery, writeAddress } from './list/list-address';
import { ListFoot } from './list/list-foot';
import { SearchBox } from './list/search-box';
import { type ListNavigation, useListAddress } from './list/use-list-address';
import { ReviewPanel } from './review/review-panel';
import { nextWaiting, oldestWaitingQuery, useReviewQueue } from './review/use-review-queue';
import './applications.css';

/** The page of the list that the address names. */
function useList({ address, goToPage }: ListNavigation) {
  const list = useQuery(applicationsPage(apiQuery(address)));
  const { data, isPlaceholderData } = list;
  const ranDry = data?.rows.length === 0 && !isPlaceholderData && address.cursor !== undefined;
  // Deciding the last one of a page leaves the page empty while earlier ones are not.
  useEffect(() => {
    if (ranDry) goToPage(1, undefined);
  }, [ranDry, goToPage]);
  return list;
}

/** What comes after an application that has been dealt with: the next one that waits, as far as there is one. */
function useAdvance(rows: readonly Application[], { address, open }: ListNavigation) {
  const queryClient = useQueryClient();
  return async (done: Application) => {
    const next = nextWaiting(rows, done._id);
    if (next) return open(next._id);
    const query = oldestWaitingQuery(address);
    const oldest = await queryClient
      .fetchQuery({ ...applicationsPage(query), staleTime: 0 })
      .catch(() => undefined);
    const other = oldest?.rows.find((row) => row._id !== done._id);
    if (other) open(other._id);
  };
}

/** Keeps the open row in view, and gives focus back to it when its panel closes. */
function useOpenRow({ address, open }: ListNavigation) {
  const { record } = address;
  useEffect(() => {
    if (record) document.getElementById(rowLinkId(record))?.scrollIntoView?.({ block: 'nearest' });
  }, [record]);
  const closed = useRef<string>(undefined);
  useEffect(() => {
    if (record || !closed.current) return;
    const id = rowLinkId(closed.current);
    closed.current = undefined;
    // A panel that covered the list leaves it out of reach until the frame has drawn itself anew.
    const timer = setTimeout(() => document.getElementById(id)?.focus(), 0);
    return () => clearTimeout(timer);
  }, [record]);
  return () => {
    closed.current = record;
    open(undefined);
  };
}

/** Factory applications: find one, read it, decide it, go on. */
export default function ApplicationsScreen({ site }: { site: SiteConfig }) {
  usePageTitle(copy.pageTitle, site.name);
  const navigation = useListAddress();
  const { address, filterWhileTyping, open, sortBy, goToPage, showStatus, clearAll } = navigation;
  const list = useList(navigation);
  const { data: page, error, isPlaceholderData, refetch } = list;
  const queue = useReviewQueue(page, navigation);
  const advance = useAdvance(page?.rows ?? [], navigation);
  const close = useOpenRow(navigation);
  useShortcuts({ j: queue.goNext, k: queue.goPrevious, Escape: address.record ? close : undefined });

  let content: ReactNode;
  if (!page && error) {
    content = <ErrorNote error={error} fallback={copy.loadFailed} onRetry={() => void refetch()} />;
  } else if (!page) {
    content = (
      <div className="ad-card ad-list__skeleton" aria-busy="true">
        <span className="ad-hidden" role="status">
          {common.loading}
        </span>
        <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
      </div>
    );
  } else if (page.rows.length === 0) {
    content = <EmptyList address={address} onEveryStatus={() => showStatus('all')} onClearAll={clearAll} />;
  } else {
    content = (
      <>
        {error && <ErrorNote error={error} fallback={copy.loadFailed} onRetry={() => void refetch()} />}
        <ApplicationsTable
          rows={page.rows}
          address={address}
          stale={isPlaceholderData}
          linkTo={(record) => `${paths.applications}?${writeAddress({ ...address, record })}`}
          onOpen={open}
          onSort={sortBy}
        />
        <ListFoot page={page} address={address} onPage={goToPage} />
      </>
    );
  }
  return (
    <div className="ad-list">
      <TopBarSearch>
        <SearchBox value={address.q} onChange={(q) => filterWhileTyping({ q })} />
      </TopBarSearch>
      <h1>{copy.heading}</h1>
      <FilterRow navigation={navigation} />
      {content}
      {address.record && (
        <SidePanel>
          <ReviewPanel
            id={address.record}
            queue={queue}
            page={page}
            pendingOnly={address.status === 'pending'}
            onClose={close}
            onDecided={(done) => done.status !== 'pending' && void advance(done)}
            onUndone={open}
            onKeepPending={() => {
              const current = page?.rows.find((row) => row._id === address.record);
              if (current) void advance(current);
            }}
          />
        </SidePanel>
      )}
    </div>
  );
}
