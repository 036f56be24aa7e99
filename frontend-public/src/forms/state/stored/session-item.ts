/** Something that this tab keeps for a reload, under one key of its session storage. */
export interface SessionItem<T> {
  /** What is kept; null where nothing is, or where it is not readable any more: what is not is removed. */
  load(): T | null;
  /** @returns whether the browser keeps it: private windows and a full storage do not */
  save(value: T): boolean;
  clear(): void;
}

/**
 * @param parse takes over what has the right shape, since storage can hold what an older version wrote; null for anything
 *   else
 */
export function sessionItem<T>(
  key: string,
  parse: (stored: Record<string, unknown>) => T | null,
): SessionItem<T> {
  const clear = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // No storage: nothing is kept.
    }
  };
  return {
    load: () => {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        const value = isRecord(stored) ? parse(stored) : null;
        if (value !== null) return value;
      } catch {
        // No storage, or no JSON.
      }
      clear();
      return null;
    },
    save: (value) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    clear,
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
