import { useCallback, useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a media query holds, kept current; false on a server and in the first render that takes its page over. */
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

/** Whether the reader asks the system for less motion, kept current. */
export function useReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION);
}

/** Whether the reader asks the system for less motion at this moment. */
export function prefersReducedMotion(): boolean {
  return matches(REDUCED_MOTION);
}

function matches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
