import { useMemo, useRef, useState } from 'react';

/** Anything that can be ticked. */
interface Tickable {
  _id: string;
}

/** The records that were ticked, on this page of the list and on others. */
export interface Selection<R extends Tickable> {
  rows: readonly R[];
  has: (id: string) => boolean;
  /** Ticks all of these, or none. */
  set: (rows: readonly R[], isTicked: boolean) => void;
  /** Ticks one of a page or takes its tick away; with `isRange` all between it and the one before. */
  tick: (row: R, isTicked: boolean, isRange: boolean, page: readonly R[]) => void;
  clear: () => void;
}

/** Ticks stay while one goes through the pages and the filters, and go with the screen. */
export function useSelection<R extends Tickable>(): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());
  const before = useRef<string>(undefined);
  // What changes it stays the same, so that rows are not drawn again when another one is ticked.
  const changes = useMemo(() => {
    const set = (rows: readonly R[], isTicked: boolean) =>
      setChosen((present) => {
        const after = new Map(present);
        for (const row of rows) {
          if (isTicked) after.set(row._id, row);
          else after.delete(row._id);
        }
        return after;
      });
    const changing: Omit<Selection<R>, 'rows' | 'has'> = {
      set,
      tick: (row, isTicked, isRange, page) => {
        const ends = [row._id, before.current].map((id) => page.findIndex(({ _id }) => _id === id));
        before.current = row._id;
        const [from, to] = [Math.min(...ends), Math.max(...ends)];
        set(isRange && from >= 0 ? page.slice(from, to + 1) : [row], isTicked);
      },
      clear: () => setChosen(new Map()),
    };
    return changing;
  }, []);
  return useMemo(
    () => ({ ...changes, rows: [...chosen.values()], has: (id) => chosen.has(id) }),
    [changes, chosen],
  );
}
