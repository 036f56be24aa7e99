import { create } from 'zustand';

/** How many are at work on the rows of a list, which stay where they are meanwhile whatever others do. */
export const useListRefetchPauses = create<{ pauses: number }>()(() => ({ pauses: 0 }));

/**
 * Lists are not read again meanwhile.
 *
 * @returns a function that ends it
 */
export function pauseListRefetch(): () => void {
  useListRefetchPauses.setState(({ pauses }) => ({ pauses: pauses + 1 }));
  return () => useListRefetchPauses.setState(({ pauses }) => ({ pauses: pauses - 1 }));
}
