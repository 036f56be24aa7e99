import { create } from 'zustand';

/** How many operations currently keep the rows of a list in place. */
export const useListRefetchPauses = create<{ pauses: number }>()(() => ({ pauses: 0 }));

/**
 * Pauses refetching of lists.
 *
 * @returns a function that resumes it
 */
export function pauseListRefetch(): () => void {
  useListRefetchPauses.setState(({ pauses }) => ({ pauses: pauses + 1 }));
  return () => useListRefetchPauses.setState(({ pauses }) => ({ pauses: pauses - 1 }));
}
