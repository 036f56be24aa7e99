import { exponentialBackoff } from '../common/exponential-backoff.js';

/** An effect is given up after so many failures, which is about a day. */
export const MAX_EFFECT_ATTEMPTS = 32;

/** From one second to an hour. */
const PAUSES = { firstMs: 1_000, maxMs: 3_600_000 };

/** Pause after so many failed attempts, in milliseconds. */
export function effectRetryDelay(attempts: number): number {
  return exponentialBackoff(attempts, PAUSES);
}

/** What went wrong, without the words, which may repeat what a person typed. */
export function failureName(thrown: unknown): string {
  const { name, code } = (thrown ?? {}) as { name?: unknown; code?: unknown };
  return [name ?? 'Error', code].filter((part) => part !== undefined).join(' ');
}
