import { sessionItem } from '../../forms/state/stored/session-item';

/** What is needed to restore the tracking session. The record itself is not stored, but requested again. */
export type StoredSession =
  /** A code was requested; these are sent together with the code. */
  | { stage: 'asked'; reference: string; email: string; until: number }
  /** The record was opened with this token. */
  | { stage: 'opened'; token: string; until: number };

/**
 * The session in session storage, valid until `until` (ms since 1970): a phone that is short of memory discards the tab
 * while its owner reads the mail with the code, and codes are limited. Without storage a new code is needed.
 */
export const storedSession = sessionItem<StoredSession>('tracked-case', ({ stage, until, ...stored }) => {
  if (typeof until !== 'number' || until <= Date.now()) return null;
  const { reference, email, token } = stored;
  if (stage === 'asked' && typeof reference === 'string' && typeof email === 'string')
    return { stage, reference, email, until };
  return stage === 'opened' && typeof token === 'string' ? { stage, token, until } : null;
});
