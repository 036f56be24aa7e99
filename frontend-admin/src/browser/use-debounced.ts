import { useEffect, useState } from 'react';

/** The value, updated once it has not changed for `delayMs` milliseconds. The initial value is returned immediately. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
