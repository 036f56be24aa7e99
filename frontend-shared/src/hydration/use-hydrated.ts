import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's code is here; false in the prerendered page, and in the first render that takes it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the first render of this component took over HTML that the server had made. */
export function useWasPrerendered(): boolean {
  const hydrated = useHydrated();
  return useState(!hydrated)[0];
}
