import { exponentialBackoff } from '../common/exponential-backoff.js';

/** An effect is given up after this many failures, which take about a day. */
export const MAX_EFFECT_ATTEMPTS = 32;

/** From one second to an hour. */
const PAUSES = { firstMs: 1_000, maxMs: 3_600_000 };

/** Delay after this many failed attempts, in ms. */
export function effectRetryDelay(attempts: number): number {
  return exponentialBackoff(attempts, PAUSES);
}

/** Name and code of an error, without its message, which may contain what a person typed. */
export function failureName(thrown: unknown): string {
  const { name, code } = (thrown ?? {}) as { name?: unknown; code?: unknown };
  return [name ?? 'Error', code].filter((part) => part !== undefined).join(' ');
}
