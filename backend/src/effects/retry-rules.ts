/** An effect is given up after so many failures, which is about a day. */
export const MAX_ATTEMPTS = 32;

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 3_600_000;

/** Pause after this many failures, in milliseconds: doubling from one second to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS);
}

/** What went wrong, without the words, which may repeat what a person typed. */
export function failureName(thrown: unknown): string {
  const { name, code } = (thrown ?? {}) as { name?: unknown; code?: unknown };
  return [name ?? 'Error', code].filter((part) => part !== undefined).join(' ');
}
