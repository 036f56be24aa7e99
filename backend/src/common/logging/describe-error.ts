import { types } from 'node:util';
/**
 * What the log may hold about an error: its kind, code, place, and its text without quoted values, since database
 * errors quote the record (`dup key: { email: "…" }`).
 */
export function describeError(thrown: unknown): object {
  if (!types.isNativeError(thrown)) return { type: typeof thrown };
  const code: unknown = 'code' in thrown ? thrown.code : undefined;
  return {
    type: thrown.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    message: withoutValues(thrown.message),
    at: placesIn(thrown.stack),
    ...(thrown.cause === undefined ? {} : { cause: describeError(thrown.cause) }),
  };
}

/** A stranger's text may be in it, of any length, so none of these patterns may look at a piece of it again and again. */
function withoutValues(message: string): string {
  return message
    .replace(/"(?:[^"\\]|\\[\s\S]?)*(?:"|$)|'[^']*'/g, '"…"')
    .replace(/(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/g, '…')
    .replace(/[0-9]{6,}/g, '…')
    .slice(0, 500);
}

function placesIn(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12);
}
