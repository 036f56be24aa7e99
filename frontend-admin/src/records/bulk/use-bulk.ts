import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { SubmittedRecord } from '../../data/records';
import { errorSentence } from '../../ui/error-sentence';
import { changeSentence, currentRecord, useRecordCache } from '../panel/use-record-cache';
import type { RecordKind } from '../record-kind';
import type { BulkAction } from './bulk-action';
import { type BulkEvent, type BulkItem, type BulkRun, bulkReducer, revocable } from './bulk-run';

export interface Bulk<R extends SubmittedRecord> {
  run: BulkRun<R> | undefined;
  start: (action: BulkAction<R['status']>, rows: readonly R[], reason?: string) => void;
  /** The record that is being changed is finished; those after it are left. */
  stop: () => void;
  /** Takes back what can still be taken back. */
  undo: () => void;
  /** Puts the report away; the lists are read again. */
  close: () => void;
}

/**
 * Does one thing with several records, one after the other, so that it can be stopped between any two. Nothing counts as
 * changed before the server has said so.
 */
export function useBulk<R extends SubmittedRecord, D extends R>(kind: RecordKind<R, D>): Bulk<R> {
  const { source, messages } = kind;
  const locale = useLocale();
  const cache = useRecordCache(source);
  const [run, dispatch] = useReducer(bulkReducer<R>, undefined);
  const stopped = useRef(false);
  // Leaving the screen stops it as the button does: nobody would see the rest of its report.
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  const carryOut = useCallback(
    async (rows: readonly R[], task: (row: R) => Promise<BulkItem<R>>) => {
      for (const row of rows) {
        if (stopped.current) {
          dispatch({ type: 'item', item: { row, state: 'left' } });
          continue;
        }
        dispatch({ type: 'item', item: { row, state: 'working' } });
        dispatch({ type: 'item', item: await task(row) });
      }
      dispatch({ type: 'phase', phase: 'over' });
      cache.countAgain();
    },
    [cache],
  );

  const failed = useCallback(
    (row: R, error: unknown): BulkItem<R> => {
      const current = currentRecord<D>(error);
      if (current) cache.putRow(current);
      const why = current
        ? changeSentence(current, messages, locale)
        : errorSentence(error, messages.updateFailed);
      return { row, state: 'failed', why };
    },
    [cache, locale, messages],
  );

  const start = useCallback(
    (action: BulkAction<R['status']>, rows: readonly R[], reason?: string) => {
      stopped.current = false;
      dispatch({ type: 'began', action, rows });
      const { status, from, undoable = false } = action;
      void carryOut(
        rows.filter((row) => from.includes(row.status)),
        async (row) => {
          const sentAt = Date.now();
          try {
            const changed = await source.change({
              id: row._id,
              status,
              expectedStatus: row.status,
              undoable,
              ...(reason && { reason }),
            });
            cache.putRow(changed);
            return { row, state: 'done', changed, sentAt };
          } catch (error) {
            return failed(row, error);
          }
        },
      );
    },
    [cache, carryOut, failed, source],
  );

  const stop = useCallback(() => {
    stopped.current = true;
    dispatch({ type: 'phase', phase: 'stopping' });
  }, []);

  const undo = useCallback(() => {
    if (!run) return;
    const taken = new Map(revocable(run, Date.now()).map((item) => [item.row._id, item]));
    stopped.current = false;
    dispatch({ type: 'phase', phase: 'undoing' });
    void carryOut(
      [...taken.values()].map(({ row }) => row),
      async (row) => {
        const changed = taken.get(row._id)?.changed ?? row;
        try {
          const { status } = row;
          cache.putRow(await source.change({ id: row._id, status, expectedStatus: changed.status }));
          return { row, state: 'undone' };
        } catch (error) {
          return failed(row, error);
        }
      },
    );
  }, [cache, carryOut, failed, run, source]);

  const close = useCallback(() => {
    dispatch({ type: 'closed' } satisfies BulkEvent<R>);
    cache.listAgain();
  }, [cache]);

  return useMemo(() => ({ run, start, stop, undo, close }), [run, start, stop, undo, close]);
}
