import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { RecordsPage, SubmittedRecord } from '../../data/records/records';
import {
  apiQuery,
  type ListParams,
  type ListRules,
  parseListParams,
  toSearchParams,
} from '../list/params/list-params';
import type { ListNavigation } from '../list/params/use-list-navigation';
import type { RecordKind, RecordNavigation } from '../record-kind';

/** The first pending row after `id`, and the first one before it. */
function pendingAround<R extends SubmittedRecord>(
  { pendingStatus }: ListRules,
  rows: readonly R[],
  id: string,
) {
  const at = rows.findIndex((row) => row._id === id);
  const isPending = (row: R) => row.status === pendingStatus;
  return {
    after: rows.slice(at + 1).find(isPending),
    before: rows.slice(0, Math.max(at, 0)).find(isPending),
  };
}

/** Query for the oldest pending record that matches the filters. */
function oldestPendingQuery(
  rules: ListRules,
  pendingStatus: string,
  params: ListParams,
): Record<string, string> {
  const wanted = { ...params, status: pendingStatus, sort: 'createdAt', cursor: undefined } as const;
  return { ...apiQuery(rules, wanted), limit: '1' };
}

/** Navigation from the open record, based on the page of the list that is loaded. */
export function useRecordNavigation<R extends SubmittedRecord, D extends R>(
  { source, rules, path }: RecordKind<R, D>,
  page: RecordsPage<R> | undefined,
  { params, open, isOpen, goToPage }: ListNavigation,
  close: () => void,
): RecordNavigation {
  const queryClient = useQueryClient();
  const rows = page?.rows ?? [];
  const [autoOpenedId, setAutoOpenedId] = useState<string>();
  const [hasWrappedAround, setWrappedAround] = useState(false);
  // After the user has left the record, returning to it no longer counts as opening it automatically.
  useEffect(() => {
    if (params.record !== autoOpenedId) return undefined;
    return () => setAutoOpenedId((now) => (now === autoOpenedId ? undefined : now));
  }, [params.record, autoOpenedId]);
  const markAutoOpened = (id: string, wrapped = false) => {
    setAutoOpenedId(id);
    setWrappedAround(wrapped);
  };
  const openNext = (id: string, wrapped = false) => {
    markAutoOpened(id, wrapped);
    open(id);
  };
  const fetchPage = (query: Record<string, string>) =>
    queryClient.fetchQuery({ ...source.page(query), staleTime: 0 }).catch(() => undefined);

  async function advance({ _id }: SubmittedRecord) {
    if (!isOpen(_id) || !rules.pendingStatus) return;
    const { after, before } = pendingAround(rules, rows, _id);
    if (after) return openNext(after._id);
    const cursor = page?.next;
    const following =
      cursor === undefined ? undefined : await fetchPage(apiQuery(rules, { ...params, cursor }));
    const onNextPage = following && pendingAround(rules, following.rows, _id).after;
    const oldest =
      onNextPage || before
        ? undefined
        : await fetchPage(oldestPendingQuery(rules, rules.pendingStatus, params));
    // The user may have closed the record or opened another one in the meantime.
    if (!isOpen(_id)) return;
    const other = before ?? oldest?.rows.find((row) => row._id !== _id);
    if (onNextPage) {
      markAutoOpened(onNextPage._id);
      goToPage(params.page + 1, cursor, onNextPage._id);
    } else if (other) {
      // Reported as wrapped around only if all later pages were searched: otherwise a pending record may still follow.
      openNext(other._id, other === before && !(following ?? page)?.next);
    }
  }

  function leave({ _id }: SubmittedRecord) {
    if (!isOpen(_id)) return;
    const at = rows.findIndex((row) => row._id === _id);
    const neighbour = rows[at + 1] ?? rows[at - 1];
    if (neighbour) openNext(neighbour._id);
    else close();
  }

  // Memoized by the list as a string, so that opening another record does not render all rows again.
  const listed = toSearchParams(rules, { ...params, record: undefined }).toString();
  const linkTo = useCallback(
    (record: string) => {
      const list = parseListParams(rules, new URLSearchParams(listed));
      return `${path}?${toSearchParams(rules, { ...list, record })}`;
    },
    [listed, path, rules],
  );
  return { advance: (done) => void advance(done), leave, open, autoOpenedId, hasWrappedAround, linkTo };
}
