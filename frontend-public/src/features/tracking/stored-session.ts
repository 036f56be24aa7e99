/** What leads back to a case under way. What the case says is not kept, but read anew. */
export type StoredSession =
  /** A code was asked for: where it is typed, these go with it. */
  | { stage: 'asked'; reference: string; email: string; until: number }
  /** The case is open with this token. */
  | { stage: 'opened'; token: string; until: number };

const KEY = 'tracked-case';

/**
 * Keeps a case for a reload of this tab until its time is over (`until`, in ms since 1970): a phone that is short of
 * memory puts the tab aside while its owner reads the mail with the code, and codes are few. A browser that refuses
 * storage costs a further code, not the case.
 */
export function saveSession(kept: StoredSession): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows and full storage.
  }
}

/** The case of this tab, or null when there is none or its time is over. */
export function loadSession(): StoredSession | null {
  try {
    const kept = readCase(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept && kept.until > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

export function clearStoredSession(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Takes over only what has the right shape: storage can hold what an older version wrote. */
function readCase(stored: unknown): StoredSession | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { stage, reference, email, token, until } = stored as Record<string, unknown>;
  if (typeof until !== 'number') return null;
  if (stage === 'asked' && typeof reference === 'string' && typeof email === 'string')
    return { stage, reference, email, until };
  return stage === 'opened' && typeof token === 'string' ? { stage, token, until } : null;
}
