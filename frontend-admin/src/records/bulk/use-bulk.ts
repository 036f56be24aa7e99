import { useMemo, useRef } from 'react';
import type { SubmittedRecord } from '../../data/records/records';
import { type Bulk, type BulkList, useBulkRun } from '../../lists/bulk/use-bulk-run';
import { currentRecord, useRecordCache } from '../panel/use-record-cache';
import type { RecordKind } from '../record-kind';

/** Does one thing with several records of a kind, and keeps its lists true to what the server answers. */
export function useBulk<R extends SubmittedRecord, D extends R>({
  source,
  messages,
}: RecordKind<R, D>): Bulk<R, D> {
  const cache = useRecordCache(source);
  /** What was erased: it stays on screen with the report about it, and no longer. */
  const erased = useRef<string[]>([]);
  const list = useMemo((): BulkList<R, D> => {
    const forgetErased = () => {
      if (erased.current.length > 0) cache.forget(erased.current);
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
      onOver: cache.countAgain,
      onClosed: () => {
        forgetErased();
        cache.listAgain();
      },
      // Neither what was changed nor what others did meanwhile has moved any row.
      onLeft: () => {
        forgetErased();
        cache.listAgain();
      },
    };
  }, [cache]);
  return useBulkRun(list, messages.updateFailed);
}
