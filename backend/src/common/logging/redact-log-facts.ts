import { types } from 'node:util';

/** Fields that hold secrets: any name containing one of these words, such as `newPassword` or `Set-Cookie`. */
const SECRET = /password|token|secret|authorization|cookie|pannumber/i;
/** Maximum nesting of logged objects. */
const MAX_DEPTH = 4;

/**
 * The facts with passwords, tokens and the like redacted at any depth. They should not be passed to the log at all;
 * this is a safety net for a logged body or request headers.
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
  // Errors are handled by `describeError`.
  if (typeof value !== 'object' || value === null || types.isNativeError(value)) return value;
  if (value instanceof Date) return value;
  if (depth > MAX_DEPTH || ArrayBuffer.isView(value)) return '…';
  return Array.isArray(value) ? value.map((one) => inner(one, depth + 1)) : walk(value, depth);
}
