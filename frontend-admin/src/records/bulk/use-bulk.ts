import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { SubmittedRecord } from '../../data/records';
import { holdLists } from '../../state/held-lists';
import { errorSentence } from '../../ui/error-sentence';
import { currentRecord, useRecordCache } from '../panel/use-record-cache';
import type { RecordKind } from '../record-kind';
import type { BulkWork } from './bulk-action';
import { type BulkItem, type BulkRun, bulkReducer, revocable } from './bulk-run';

export interface Bulk<R extends SubmittedRecord, D extends R = R> {
  run: BulkRun<R, D> | undefined;
  start: (work: BulkWork<R, D>, rows: readonly R[]) => void;
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
export function useBulk<R extends SubmittedRecord, D extends R>({
  source,
  messages,
}: RecordKind<R, D>): Bulk<R, D> {
  const cache = useRecordCache(source);
  const [run, dispatch] = useReducer(bulkReducer<R, D>, undefined);
  const stopped = useRef(false);
  const left = useRef(false);
  /** What was erased: it stays on screen with the report about it, and no longer. */
  const erased = useRef<string[]>([]);
  const forgetErased = useCallback(() => {
    if (erased.current.length > 0) cache.forget(erased.current);
    erased.current = [];
  }, [cache]);
  // Leaving the screen stops it as the button does: nobody would see the rest of its report.
  useEffect(() => {
    stopped.current = false;
    left.current = false;
    return () => {
      stopped.current = true;
      left.current = true;
      forgetErased();
    };
  }, [forgetErased]);

  const isReporting = run !== undefined;
  useEffect(() => {
    return isReporting ? holdLists() : undefined;
  }, [isReporting]);

  const carryOut = useCallback(
    async <Row extends { row: R }>(
      rows: readonly Row[],
      failed: string,
      task: (row: Row) => Promise<BulkItem<R, D>>,
      explain?: (error: unknown) => string | undefined,
    ) => {
      const tryOne = async (one: Row): Promise<BulkItem<R, D>> => {
        try {
          return await task(one);
        } catch (error) {
          const current = currentRecord<D>(error);
          if (current) cache.putRow(current);
          return { row: one.row, state: 'failed', why: explain?.(error) ?? errorSentence(error, failed) };
        }
      };
      for (const one of rows) {
        if (stopped.current) {
          dispatch({ type: 'item', item: { row: one.row, state: 'left' } });
          continue;
        }
        dispatch({ type: 'item', item: { row: one.row, state: 'working' } });
        dispatch({ type: 'item', item: await tryOne(one) });
      }
      // The answer to the last call may have come after the screen was left.
      if (left.current) forgetErased();
      dispatch({ type: 'phase', phase: 'over' });
      cache.countAgain();
    },
    [cache, forgetErased],
  );

  const start = useCallback(
    (work: BulkWork<R, D>, rows: readonly R[]) => {
      stopped.current = false;
      dispatch({ type: 'began', work, rows });
      const fitting = rows.filter((row) => work.isFor(row)).map((row) => ({ row }));
      void carryOut(
        fitting,
        work.failed,
        async ({ row }) => {
          const sentAt = Date.now();
          const performed = await work.perform(row);
          if (performed.record) cache.putRow(performed.record);
          else erased.current.push(row._id);
          return { row, state: 'done', sentAt, performed };
        },
        work.explain,
      );
    },
    [cache, carryOut],
  );

  const stop = useCallback(() => {
    stopped.current = true;
    dispatch({ type: 'phase', phase: 'stopping' });
  }, []);

  const undo = useCallback(() => {
    if (!run) return;
    stopped.current = false;
    dispatch({ type: 'phase', phase: 'undoing' });
    void carryOut(
      revocable(run, Date.now()),
      messages.updateFailed,
      async ({ row, undo: takeBack }) => {
        cache.putRow(await takeBack());
        return { row, state: 'undone' };
      },
      run.work.explain,
    );
  }, [cache, carryOut, messages, run]);

  const close = useCallback(() => {
    dispatch({ type: 'closed' });
    forgetErased();
    cache.listAgain();
  }, [cache, forgetErased]);

  return useMemo(() => ({ run, start, stop, undo, close }), [run, start, stop, undo, close]);
}
