import { useMemo, useRef } from 'react';
import type { SubmittedRecord } from '../../data/records/records';
import { type Bulk, type BulkList, useBulkRun } from '../../lists/bulk/use-bulk-run';
import { currentRecord, useRecordCache } from '../panel/use-record-cache';
import type { RecordKind } from '../record-kind';

/** Runs bulk actions on records of a kind, and updates the cached lists from the responses. */
export function useBulk<R extends SubmittedRecord, D extends R>({
  source,
  messages,
}: RecordKind<R, D>): Bulk<R, D> {
  const cache = useRecordCache(source);
  /** Ids of erased records: their rows stay visible until the report is closed. */
  const erased = useRef<string[]>([]);
  const list = useMemo((): BulkList<R, D> => {
    const removeErased = () => {
      if (erased.current.length > 0) cache.removeFromListsAndCache(erased.current);
      erased.current = [];
    };
    return {
      onPerformed: ({ _id }, { record }) => {
        if (record) cache.putRow(record);
        else erased.current.push(_id);
      },
      onFailed: (error) => {
        const current = currentRecord<D>(error);
        if (current) cache.putRow(current);
      },
      onFinished: cache.refetchCounts,
      onClosed: () => {
        removeErased();
        cache.refetchLists();
      },
      // During the run, rows keep their positions despite changes, so the lists are outdated now.
      onUnmounted: () => {
        removeErased();
        cache.refetchLists();
      },
    };
  }, [cache]);
  return useBulkRun(list, messages.updateFailed);
}
