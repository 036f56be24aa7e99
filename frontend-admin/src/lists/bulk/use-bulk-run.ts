import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { pauseListRefetch } from '../../state/list-refetch';
import { errorMessage } from '../../ui/text/error-message';
import { type BulkItem, type BulkRun, bulkReducer, revocable } from './bulk-run';
import type { ActionResult, BulkRow, BulkWork } from './bulk-work';

export interface Bulk<R extends BulkRow, D extends R = R> {
  run: BulkRun<R, D> | undefined;
  start: (work: BulkWork<R, D>, rows: readonly R[]) => void;
  /** The row that is being worked on is finished; those after it are left. */
  stop: () => void;
  /** Takes back what can still be taken back. */
  undo: () => void;
  /** Puts the report away; the lists are read again. */
  close: () => void;
}

/** What a list does about a run. Must stay the same as long as the list does: with another, a run stops. */
export interface BulkList<R extends BulkRow, D extends R = R> {
  onPerformed: (row: R, performed: ActionResult<D>) => void;
  onFailed?: (error: unknown) => void;
  /** Nothing more is done until the report is put away. */
  onOver: () => void;
  onClosed: () => void;
  /** The screen was left with the report on it, or the last answer came after that: its lists were not read again. */
  onLeft: () => void;
}

/**
 * Does one thing with several rows, one after the other, so that it can be stopped between any two. Nothing counts as
 * done before the server has said so.
 *
 * @param undoFailed what is said when taking back fails and the server does not say why
 */
export function useBulkRun<R extends BulkRow, D extends R = R>(
  list: BulkList<R, D>,
  undoFailed: string,
): Bulk<R, D> {
  const [run, dispatch] = useReducer(bulkReducer<R, D>, undefined);
  const stopped = useRef(false);
  const left = useRef(false);
  /** From the press until the report is closed, for whoever leaves the screen: state would be that of an earlier drawing. */
  const isOpen = useRef(false);
  // Leaving the screen stops it as the button does: nobody would see the rest of its report.
  useEffect(() => {
    stopped.current = false;
    left.current = false;
    return () => {
      stopped.current = true;
      left.current = true;
      if (isOpen.current) list.onLeft();
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
          dispatch({ type: 'item', item: { row: one.row, state: 'left' } });
          continue;
        }
        dispatch({ type: 'item', item: { row: one.row, state: 'working' } });
        dispatch({ type: 'item', item: await tryOne(one) });
      }
      if (left.current) list.onLeft();
      dispatch({ type: 'phase', phase: 'over' });
      list.onOver();
    },
    [list],
  );

  const start = useCallback(
    (work: BulkWork<R, D>, rows: readonly R[]) => {
      stopped.current = false;
      isOpen.current = true;
      dispatch({ type: 'began', work, rows });
      const fitting = rows.filter((row) => work.isFor(row)).map((row) => ({ row }));
      void execute(
        fitting,
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
      revocable(run, Date.now()),
      undoFailed,
      async ({ row, undo: takeBack }) => {
        list.onPerformed(row, { record: await takeBack() });
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
