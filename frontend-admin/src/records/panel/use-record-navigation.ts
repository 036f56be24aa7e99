import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { SubmittedRecord } from '../../data/records/records';
import { apiQuery, type ListParams, type ListRules, toSearchParams } from '../list/params/list-params';
import type { ListNavigation } from '../list/params/use-list-navigation';
import type { RecordKind, RecordNavigation } from '../record-kind';

/** The waiting row that comes after `id`, or else the first one before it, which is further up. */
function nextPending<R extends SubmittedRecord>(
  { pendingStatus }: ListRules,
  rows: readonly R[],
  id: string,
): { row: R; isFurtherUp: boolean } | undefined {
  const at = rows.findIndex((row) => row._id === id);
  const isPending = (row: R) => row.status === pendingStatus;
  const after = rows.slice(at + 1).find(isPending);
  const row = after ?? rows.slice(0, Math.max(at, 0)).find(isPending);
  return row && { row, isFurtherUp: !after };
}

/** The query for the one that has waited longest among what the filters let through. */
function oldestPendingQuery(
  rules: ListRules,
  pendingStatus: string,
  params: ListParams,
): Record<string, string> {
  const wanted = { ...params, status: pendingStatus, sort: 'createdAt', cursor: undefined } as const;
  return { ...apiQuery(rules, wanted), limit: '1' };
}

/** Where an open record can lead, from the page of the list that is on screen. */
export function useRecordNavigation<R extends SubmittedRecord, D extends R>(
  { source, rules, path }: RecordKind<R, D>,
  rows: readonly R[],
  { params, open, isOpen }: ListNavigation,
  close: () => void,
): RecordNavigation {
  const queryClient = useQueryClient();
  const [openedByItself, setOpenedByItself] = useState<string>();
  const [isFurtherUp, setFurtherUp] = useState(false);
  // Whoever leaves it and comes back has chosen it.
  useEffect(() => {
    if (params.record !== openedByItself) return undefined;
    return () => setOpenedByItself((now) => (now === openedByItself ? undefined : now));
  }, [params.record, openedByItself]);
  const openNext = (id: string, comesBefore = false) => {
    setOpenedByItself(id);
    setFurtherUp(comesBefore);
    open(id);
  };

  async function advance({ _id }: SubmittedRecord) {
    if (!isOpen(_id)) return;
    const next = nextPending(rules, rows, _id);
    if (next || !rules.pendingStatus) return next && openNext(next.row._id, next.isFurtherUp);
    const query = oldestPendingQuery(rules, rules.pendingStatus, params);
    const oldest = await queryClient
      .fetchQuery({ ...source.page(query), staleTime: 0 })
      .catch(() => undefined);
    const other = oldest?.rows.find((row) => row._id !== _id);
    if (other && isOpen(_id)) openNext(other._id);
  }

  function leave({ _id }: SubmittedRecord) {
    if (!isOpen(_id)) return;
    const at = rows.findIndex((row) => row._id === _id);
    const neighbour = rows[at + 1] ?? rows[at - 1];
    if (neighbour) openNext(neighbour._id);
    else close();
  }

  // The rows of the list are drawn again only when it changes.
  const linkTo = useCallback(
    (record: string) => `${path}?${toSearchParams(rules, { ...params, record })}`,
    [params, path, rules],
  );
  return { advance: (done) => void advance(done), leave, open, openedByItself, isFurtherUp, linkTo };
}
