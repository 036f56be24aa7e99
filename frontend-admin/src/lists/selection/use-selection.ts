import { useMemo, useRef, useState } from 'react';

/** Anything that can be selected. */
interface Selectable {
  _id: string;
}

/** The selected rows, on this page of the list and on others. */
export interface Selection<R extends Selectable> {
  rows: readonly R[];
  has: (id: string) => boolean;
  /** Selects or deselects all of these. */
  set: (rows: readonly R[], isSelected: boolean) => void;
  /** Selects or deselects a row; with `isRange`, all rows from the previously clicked one. */
  toggle: (row: R, isSelected: boolean, isRange: boolean, page: readonly R[]) => void;
  clear: () => void;
}

/** A selection that survives paging and filtering, until the component unmounts. */
export function useSelection<R extends Selectable>(): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());
  const lastToggled = useRef<string>(undefined);
  // Stable functions, so that selecting one row does not re-render the others.
  const changes = useMemo(() => {
    const set = (rows: readonly R[], isSelected: boolean) =>
      setChosen((present) => {
        const after = new Map(present);
        for (const row of rows) {
          if (isSelected) after.set(row._id, row);
          else after.delete(row._id);
        }
        return after;
      });
    const changing: Omit<Selection<R>, 'rows' | 'has'> = {
      set,
      toggle: (row, isSelected, isRange, page) => {
        const ends = [row._id, lastToggled.current].map((id) => page.findIndex(({ _id }) => _id === id));
        lastToggled.current = row._id;
        const [from, to] = [Math.min(...ends), Math.max(...ends)];
        set(isRange && from >= 0 ? page.slice(from, to + 1) : [row], isSelected);
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
