/** A mail is given up after so many tries, which is about a day … */
export const MAX_TRIES = 14;
/** … or after so many when the server refuses it for good (5xx). */
const MAX_REFUSALS = 3;

const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 6 * 60 * 60_000;

/** Pause before the next try in ms: doubling, with a quarter of chance so that mails do not come back all at once. */
export function retryPause(tries: number, chance = Math.random()): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS);
  return Math.round(pause * (0.75 + chance / 2));
}

/** True when no further try makes sense. */
export function isFinal(tries: number, error: unknown): boolean {
  return tries >= (isPermanent(error) ? MAX_REFUSALS : MAX_TRIES);
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
