import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's code is here; false in the prerendered page, and in the first render that takes it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
