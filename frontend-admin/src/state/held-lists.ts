import { create } from 'zustand';

/** How many are at work on the rows of a list, which stay where they are meanwhile whatever others do. */
export const useHeldLists = create<{ holders: number }>()(() => ({ holders: 0 }));

/** Lists stay as they are until the answered function is called. */
export function holdLists(): () => void {
  useHeldLists.setState(({ holders }) => ({ holders: holders + 1 }));
  return () => useHeldLists.setState(({ holders }) => ({ holders: holders - 1 }));
}
