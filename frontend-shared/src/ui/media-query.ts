import { useCallback, useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches, updated on change; false on the server and in the hydrating render. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  );
}

/** Whether the user prefers reduced motion, updated on change. */
export function useReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION);
}

/** Whether the user currently prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matches(REDUCED_MOTION);
}

function matches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
