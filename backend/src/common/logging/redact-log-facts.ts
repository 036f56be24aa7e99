import { types } from 'node:util';

/** Fields whose values open something, by any name that has one of these words in it: `newPassword`, `Set-Cookie`. */
const SECRET = /password|token|secret|authorization|cookie|pannumber/i;
/** Objects within objects that a log shows. */
const DEEPEST = 4;

/**
 * What may be logged of these facts: passwords, tokens and the like are struck out wherever they stand. Nobody is to hand
 * them to the log at all; this is for the day that somebody does, with a body or the headers of a request.
 */
export function redactLogFacts(facts: object): Record<string, unknown> {
  return walk(facts, 0);
}

function walk(facts: object, depth: number): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    shown[name] = SECRET.test(name) ? '…' : inner(value, depth + 1);
  }
  return shown;
}

function inner(value: unknown, depth: number): unknown {
  // Errors are described by `describeError`.
  if (typeof value !== 'object' || value === null || types.isNativeError(value)) return value;
  if (value instanceof Date) return value;
  if (depth > DEEPEST || ArrayBuffer.isView(value)) return '…';
  return Array.isArray(value) ? value.map((one) => inner(one, depth + 1)) : walk(value, depth);
}
