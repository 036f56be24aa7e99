import { UNDO_MS } from '../../data/undo-window';
import type { ActionResult, BulkRow, BulkWork } from './bulk-work';

/** How far one record is. */
export type BulkItem<R extends BulkRow, D extends R = R> = { row: R } & (
  | { state: 'waiting' | 'working' }
  /** `sentAt` as `Date.now()` counts. */
  | { state: 'done'; sentAt: number; performed: ActionResult<D> }
  /** Left as it was, and why. */
  | { state: 'failed'; why: string }
  /** The action is not for it, or it was not reached before that was stopped. */
  | { state: 'left' }
  | { state: 'undone' }
);

/** What a report says of the action. */
type Told = Pick<BulkWork<BulkRow>, 'doing' | 'done' | 'explain'>;

/** One action over several records, from its press until its report is closed. */
export interface BulkRun<R extends BulkRow, D extends R = R> {
  work: Told;
  items: ReadonlyMap<string, BulkItem<R, D>>;
  phase: 'working' | 'stopping' | 'undoing' | 'over';
}

export type BulkEvent<R extends BulkRow, D extends R = R> =
  | { type: 'began'; work: Told & Pick<BulkWork<R>, 'isFor'>; rows: readonly R[] }
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
        { row, state: work.isFor(row) ? 'waiting' : 'left' },
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

/** How many records are how far. */
export function tally<R extends BulkRow>(run: BulkRun<R>): Record<BulkItem<R>['state'], number> {
  const counts = { waiting: 0, working: 0, done: 0, failed: 0, left: 0, undone: 0 };
  for (const { state } of run.items.values()) counts[state] += 1;
  return counts;
}

/** A record that can be taken back now. */
export interface UndoableItem<R extends BulkRow, D extends R = R> {
  row: R;
  sentAt: number;
  undo: () => Promise<D>;
}

/** What can be taken back now, the latest first: the mail of each is still held. */
export function revocable<R extends BulkRow, D extends R>(
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
