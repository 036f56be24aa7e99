import { duplicateKeyIndex } from './database-errors.js';

/**
 * Two concurrent upserts of a new document both try to insert it; the loser, repeated, finds what the winner
 * inserted.
 */
export function retryUpsert<T>(upsert: () => Promise<T>): Promise<T> {
  return upsert().catch((thrown: unknown) => {
    if (duplicateKeyIndex(thrown) === undefined) throw thrown;
    return upsert();
  });
}
