/** A value kept for a reload, under one key of session storage. */
export interface SessionItem<T> {
  /** Null when nothing is stored, or nothing valid, which is then removed. */
  load(): T | null;
  /** @returns whether it was stored; false in some private windows and when storage is full */
  save(value: T): boolean;
  clear(): void;
}

/**
 * Creates a session item.
 *
 * @param parse validates the stored value, since an older version may have written it; returns null to reject it
 */
export function sessionItem<T>(
  key: string,
  parse: (stored: Record<string, unknown>) => T | null,
): SessionItem<T> {
  const clear = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // No storage: nothing to remove.
    }
  };
  return {
    load: () => {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        const value = isRecord(stored) ? parse(stored) : null;
        if (value !== null) return value;
      } catch {
        // No storage, or invalid JSON.
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

/** Removes all that this tab keeps about a record, such as its receipt or its payment. */
export function removeItemsAbout(reference: string): void {
  try {
    const keys = Object.keys(sessionStorage);
    for (const key of keys) {
      if (sessionStorage.getItem(key)?.includes(JSON.stringify(reference))) sessionStorage.removeItem(key);
    }
  } catch {
    // No storage: nothing to remove.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
