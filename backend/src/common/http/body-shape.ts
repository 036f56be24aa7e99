import { AppError } from '../errors/app-error.js';

/** Deepest nesting of a body that any of our calls needs, with room to spare. */
const DEEPEST = 12;

/**
 * Names that every object has: they would reach a prototype if the input were ever merged into another object, and the
 * validation takes them for known properties.
 */
function isReserved(key: string): boolean {
  return key === 'prototype' || key in Object.prototype;
}

/**
 * Refuses a body or query that is nested absurdly deep or carries a name that every object has, before anything walks it
 * recursively.
 */
export function assertHarmlessShape(input: unknown): void {
  const open: Array<{ value: unknown; depth: number }> = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) throw new AppError('VALIDATION_FAILED', 'The body is nested too deeply.');
    for (const [key, inner] of Object.entries(value)) {
      if (isReserved(key)) {
        throw new AppError('VALIDATION_FAILED', `The request must not have anything named "${key}".`);
      }
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}
