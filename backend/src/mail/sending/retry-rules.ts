import { exponentialBackoff } from '../../common/exponential-backoff.js';

/** A mail is given up after so many attempts, which is about a day … */
export const MAX_ATTEMPTS = 14;
/** … or after so many when the server refuses it for good (5xx). */
const MAX_REFUSALS = 3;

/** From ten seconds to six hours. */
const PAUSES = { firstMs: 10_000, maxMs: 6 * 60 * 60_000 };

/**
 * Pause after so many failed attempts, in milliseconds, up to a quarter shorter or longer at random, so that mails that
 * failed together are not sent again all at once.
 */
export function pauseAfter(attempts: number, chance = Math.random()): number {
  return Math.round(exponentialBackoff(attempts, PAUSES) * (0.75 + chance / 2));
}

/** True when no further attempt makes sense. */
export function isFinal(attempts: number, error: unknown): boolean {
  return attempts >= (isPermanent(error) ? MAX_REFUSALS : MAX_ATTEMPTS);
}

/** What went wrong as a short code. The server's own words repeat addresses, so they are not kept. */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as {
    code?: unknown;
    responseCode?: unknown;
    name?: unknown;
  };
  return [code ?? name ?? 'ERROR', responseCode].filter((part) => part !== undefined).join(' ');
}

function isPermanent(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
