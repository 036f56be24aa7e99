import { sessionItem } from '../../forms/state/stored/session-item';

/** What leads back to a record that is being tracked. What is shown of it is not stored, but read again. */
export type StoredSession =
  /** A code was asked for: where it is typed, these go with it. */
  | { stage: 'asked'; reference: string; email: string; until: number }
  /** The record is open with this token. */
  | { stage: 'opened'; token: string; until: number };

/**
 * Kept for a reload of this tab until its time is over (`until`, in ms since 1970): a phone that is short of memory puts
 * the tab aside while its owner reads the mail with the code, and codes are few. A browser that refuses storage costs a
 * further code, nothing else.
 */
export const storedSession = sessionItem<StoredSession>('tracked-case', ({ stage, until, ...stored }) => {
  if (typeof until !== 'number' || until <= Date.now()) return null;
  const { reference, email, token } = stored;
  if (stage === 'asked' && typeof reference === 'string' && typeof email === 'string')
    return { stage, reference, email, until };
  return stage === 'opened' && typeof token === 'string' ? { stage, token, until } : null;
});
