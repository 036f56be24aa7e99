import type { SubmittedRecord } from '../../data/records';
import { UNDO_MS } from '../panel/use-undo';
import type { BulkAction } from './bulk-action';

/** How far one record is. */
export type BulkItem<R extends SubmittedRecord> = { row: R } & (
  | { state: 'waiting' | 'working' }
  /** `sentAt` as `Date.now()` counts. */
  | { state: 'done'; changed: R; sentAt: number }
  /** Left as it was, and why. */
  | { state: 'failed'; why: string }
  /** In a state that the action does not start from, or not reached before it was stopped. */
  | { state: 'left' }
  | { state: 'undone' }
);

/** One action over several records, from its press until its report is closed. */
export interface BulkRun<R extends SubmittedRecord> {
  action: BulkAction<R['status']>;
  items: ReadonlyMap<string, BulkItem<R>>;
  phase: 'working' | 'stopping' | 'undoing' | 'over';
}

export type BulkEvent<R extends SubmittedRecord> =
  | { type: 'began'; action: BulkAction<R['status']>; rows: readonly R[] }
  | { type: 'item'; item: BulkItem<R> }
  | { type: 'phase'; phase: BulkRun<R>['phase'] }
  | { type: 'closed' };

export function bulkReducer<R extends SubmittedRecord>(
  run: BulkRun<R> | undefined,
  event: BulkEvent<R>,
): BulkRun<R> | undefined {
  switch (event.type) {
    case 'began': {
      const { action, rows } = event;
      const items = rows.map((row): [string, BulkItem<R>] => [
        row._id,
        { row, state: action.from.includes(row.status) ? 'waiting' : 'left' },
      ]);
      return { action, items: new Map(items), phase: 'working' };
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
export function tally<R extends SubmittedRecord>(run: BulkRun<R>): Record<BulkItem<R>['state'], number> {
  const counts = { waiting: 0, working: 0, done: 0, failed: 0, left: 0, undone: 0 };
  for (const { state } of run.items.values()) counts[state] += 1;
  return counts;
}

/** What can be taken back now, the latest first: the mail of each is still held. */
export function revocable<R extends SubmittedRecord>({ action, items }: BulkRun<R>, now: number) {
  if (!action.undoable) return [];
  return [...items.values()]
    .filter((item) => item.state === 'done' && item.sentAt + UNDO_MS > now)
    .reverse() as Extract<BulkItem<R>, { state: 'done' }>[];
}
