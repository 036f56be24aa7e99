import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function onChange(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the reader asks the system for less motion; false on a server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
