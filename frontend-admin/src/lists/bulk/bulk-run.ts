import { UNDO_MS } from '../../data/undo-window';
import type { ActionResult, BulkRow, BulkWork } from './bulk-work';

/** State of one record in a bulk run. */
export type BulkItem<R extends BulkRow, D extends R = R> = { row: R } & (
  | { state: 'waiting' | 'working' }
  /** `sentAt` in ms since 1970. */
  | { state: 'done'; sentAt: number; performed: ActionResult<D> }
  /** The record is unchanged; `why` is the error message. */
  | { state: 'failed'; why: string }
  /** The action does not apply to the record, or was stopped before it. */
  | { state: 'skipped' }
  | { state: 'undone' }
);

/** The texts for the report. */
type RunTexts = Pick<BulkWork<BulkRow>, 'doing' | 'done' | 'explain'>;

/** A bulk action from its start until its report is closed. */
export interface BulkRun<R extends BulkRow, D extends R = R> {
  work: RunTexts;
  items: ReadonlyMap<string, BulkItem<R, D>>;
  phase: 'working' | 'stopping' | 'undoing' | 'over';
}

export type BulkEvent<R extends BulkRow, D extends R = R> =
  | { type: 'began'; work: RunTexts & Pick<BulkWork<R>, 'appliesTo'>; rows: readonly R[] }
  | { type: 'item'; item: BulkItem<R, D> }
  | { type: 'phase'; phase: BulkRun<R>['phase'] }
  | { type: 'closed' };

export function bulkReducer<R extends BulkRow, D extends R>(
  run: BulkRun<R, D> | undefined,
  event: BulkEvent<R, D>,
): BulkRun<R, D> | undefined {
  switch (event.type) {
    case 'began': {
      const { work, rows } = event;
      const items = rows.map((row): [string, BulkItem<R, D>] => [
        row._id,
        { row, state: work.appliesTo(row) ? 'waiting' : 'skipped' },
      ]);
      return { work, items: new Map(items), phase: 'working' };
    }
    case 'item':
      return run && { ...run, items: new Map(run.items).set(event.item.row._id, event.item) };
    case 'phase':
      return run && { ...run, phase: event.phase };
    case 'closed':
      return undefined;
  }
}

/** The number of records in each state. */
export function countByState<R extends BulkRow>(run: BulkRun<R>): Record<BulkItem<R>['state'], number> {
  const counts = { waiting: 0, working: 0, done: 0, failed: 0, skipped: 0, undone: 0 };
  for (const { state } of run.items.values()) counts[state] += 1;
  return counts;
}

/** A record whose change can still be undone. */
export interface UndoableItem<R extends BulkRow, D extends R = R> {
  row: R;
  sentAt: number;
  undo: () => Promise<D>;
}

/** The changes that can still be undone because their mails are held, newest first. */
export function undoableItems<R extends BulkRow, D extends R>(
  { items }: BulkRun<R, D>,
  now: number,
): UndoableItem<R, D>[] {
  const found = [...items.values()].flatMap((item): UndoableItem<R, D>[] => {
    if (item.state !== 'done' || item.sentAt + UNDO_MS <= now) return [];
    const { row, sentAt } = item;
    const { undo } = item.performed;
    return undo ? [{ row, sentAt, undo }] : [];
  });
  return found.reverse();
}
