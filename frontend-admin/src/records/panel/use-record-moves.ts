import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { SubmittedRecord } from '../../data/records/records';
import { apiQuery, type ListAddress, type ListRules, writeAddress } from '../list/list-address';
import type { ListNavigation } from '../list/use-list-address';
import type { RecordKind, RecordMoves } from '../record-kind';

/** The waiting row that comes after `id`, or else the first one before it. */
function nextWaiting<R extends SubmittedRecord>(
  { waiting }: ListRules,
  rows: readonly R[],
  id: string,
): R | undefined {
  const at = rows.findIndex((row) => row._id === id);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inOrder.find((row) => row.status === waiting && row._id !== id);
}

/** The query for the one that has waited longest among what the filters let through. */
function oldestWaitingQuery(rules: ListRules, waiting: string, address: ListAddress): Record<string, string> {
  const wanted = { ...address, status: waiting, sort: 'createdAt', cursor: undefined } as const;
  return { ...apiQuery(rules, wanted), limit: '1' };
}

/** Where an open record can lead, from the page of the list that is on screen. */
export function useRecordMoves<R extends SubmittedRecord, D extends R>(
  { source, rules, path }: RecordKind<R, D>,
  rows: readonly R[],
  { address, open, isOpen }: ListNavigation,
  close: () => void,
): RecordMoves {
  const queryClient = useQueryClient();
  const [openedByItself, setOpenedByItself] = useState<string>();
  // Whoever leaves it and comes back has chosen it.
  useEffect(() => {
    if (address.record !== openedByItself) return undefined;
    return () => setOpenedByItself((now) => (now === openedByItself ? undefined : now));
  }, [address.record, openedByItself]);
  const openNext = (id: string) => {
    setOpenedByItself(id);
    open(id);
  };

  async function advance({ _id }: SubmittedRecord) {
    if (!isOpen(_id)) return;
    const next = nextWaiting(rules, rows, _id);
    if (next || !rules.waiting) return next && openNext(next._id);
    const query = oldestWaitingQuery(rules, rules.waiting, address);
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
    (record: string) => `${path}?${writeAddress(rules, { ...address, record })}`,
    [address, path, rules],
  );
  return { advance: (done) => void advance(done), leave, open, openedByItself, linkTo };
}
