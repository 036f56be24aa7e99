import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component is hydrated; false on the server and in the hydrating render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether this render hydrates existing HTML. */
export function useHydratesHtml(): boolean {
  return !useHydrated() && typeof document === 'object';
}

/** Whether the first render of this component hydrated prerendered HTML. */
export function useWasPrerendered(): boolean {
  const hydrated = useHydrated();
  return useState(!hydrated)[0];
}
