import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { pauseListRefetch } from '../../state/list-refetch';
import { errorMessage } from '../../ui/text/error-message';
import { type BulkItem, type BulkRun, bulkReducer, undoableItems } from './bulk-run';
import type { ActionResult, BulkRow, BulkWork } from './bulk-work';

export interface Bulk<R extends BulkRow, D extends R = R> {
  run: BulkRun<R, D> | undefined;
  start: (work: BulkWork<R, D>, rows: readonly R[]) => void;
  /** Finishes the current row and skips the others. */
  stop: () => void;
  /** Undoes all changes that can still be undone. */
  undo: () => void;
  /** Closes the report; the lists are refetched. */
  close: () => void;
}

/** Callbacks of the list. Must be stable: a new object stops the run. */
export interface BulkList<R extends BulkRow, D extends R = R> {
  onPerformed: (row: R, performed: ActionResult<D>) => void;
  onFailed?: (error: unknown) => void;
  /** Called when the run is over; its report is still open. */
  onFinished: () => void;
  onClosed: () => void;
  /** Called when the screen was closed before the report, so that the lists have not been refetched. */
  onUnmounted: () => void;
}

/**
 * Performs an action on several rows, one after the other, so that it can be stopped in between. A row is done only
 * when the server has confirmed it.
 *
 * @param undoFailed error message when an undo fails and the server sent none
 */
export function useBulkRun<R extends BulkRow, D extends R = R>(
  list: BulkList<R, D>,
  undoFailed: string,
): Bulk<R, D> {
  const [run, dispatch] = useReducer(bulkReducer<R, D>, undefined);
  const stopped = useRef(false);
  const isUnmounted = useRef(false);
  /**
   * True from the start until the report is closed. A ref, because the cleanup on unmount would see an outdated state.
   */
  const isOpen = useRef(false);
  // Leaving the screen stops the run: its report would not be seen.
  useEffect(() => {
    stopped.current = false;
    isUnmounted.current = false;
    return () => {
      stopped.current = true;
      isUnmounted.current = true;
      if (isOpen.current) list.onUnmounted();
    };
  }, [list]);

  const isReporting = run !== undefined;
  useEffect(() => {
    return isReporting ? pauseListRefetch() : undefined;
  }, [isReporting]);

  const execute = useCallback(
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
          list.onFailed?.(error);
          return { row: one.row, state: 'failed', why: explain?.(error) ?? errorMessage(error, failed) };
        }
      };
      for (const one of rows) {
        if (stopped.current) {
          dispatch({ type: 'item', item: { row: one.row, state: 'skipped' } });
          continue;
        }
        dispatch({ type: 'item', item: { row: one.row, state: 'working' } });
        dispatch({ type: 'item', item: await tryOne(one) });
      }
      if (isUnmounted.current) list.onUnmounted();
      dispatch({ type: 'phase', phase: 'over' });
      list.onFinished();
    },
    [list],
  );

  const start = useCallback(
    (work: BulkWork<R, D>, rows: readonly R[]) => {
      stopped.current = false;
      isOpen.current = true;
      dispatch({ type: 'began', work, rows });
      const applicable = rows.filter((row) => work.appliesTo(row)).map((row) => ({ row }));
      void execute(
        applicable,
        work.failed,
        async ({ row }) => {
          const sentAt = Date.now();
          const performed = await work.perform(row);
          list.onPerformed(row, performed);
          return { row, state: 'done', sentAt, performed };
        },
        work.explain,
      );
    },
    [execute, list],
  );

  const stop = useCallback(() => {
    stopped.current = true;
    dispatch({ type: 'phase', phase: 'stopping' });
  }, []);

  const undo = useCallback(() => {
    if (!run) return;
    stopped.current = false;
    dispatch({ type: 'phase', phase: 'undoing' });
    void execute(
      undoableItems(run, Date.now()),
      undoFailed,
      async ({ row, undo: undoRow }) => {
        list.onPerformed(row, { record: await undoRow() });
        return { row, state: 'undone' };
      },
      run.work.explain,
    );
  }, [execute, list, run, undoFailed]);

  const close = useCallback(() => {
    isOpen.current = false;
    dispatch({ type: 'closed' });
    list.onClosed();
  }, [list]);

  return useMemo(() => ({ run, start, stop, undo, close }), [run, start, stop, undo, close]);
}
