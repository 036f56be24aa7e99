import { useCallback, useMemo, useState } from 'react';
import type { SubmittedRecord } from '../../../data/records';

/** The records that were ticked, on this page of the list and on others. */
export interface Selection<R extends SubmittedRecord> {
  ids: string[];
  rows: readonly R[];
  /** What is ticked now, of which only those on this page can have changed. */
  choose: (selected: readonly (R | undefined)[], page: readonly R[]) => void;
  /** Ticks these as well. */
  add: (rows: readonly R[]) => void;
  clear: () => void;
}

/** Ticks stay while one goes through the pages and the filters, and go with the screen. */
export function useSelection<R extends SubmittedRecord>(): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());
  const choose = useCallback((selected: readonly (R | undefined)[], page: readonly R[]) => {
    setChosen((before) => {
      const after = new Map(before);
      for (const row of page) after.delete(row._id);
      for (const row of selected) if (row && !after.has(row._id)) after.set(row._id, row);
      return after;
    });
  }, []);
  const add = useCallback((rows: readonly R[]) => {
    setChosen((before) => new Map([...before, ...rows.map((row) => [row._id, row] as const)]));
  }, []);
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(
    () => ({ ids: [...chosen.keys()], rows: [...chosen.values()], choose, add, clear }),
    [chosen, choose, add, clear],
  );
}
