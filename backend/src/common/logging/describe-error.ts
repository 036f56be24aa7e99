import { types } from 'node:util';
/**
 * The loggable parts of an error: kind, code, stack, and the message without quoted values, since database errors
 * quote the record (`dup key: { email: "…" }`).
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

/** The message may contain text of any length from a stranger, so none of these patterns may backtrack. */
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
