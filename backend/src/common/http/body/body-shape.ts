import { AppError } from '../../errors/app-error.js';

/** Maximum number of values in a body or query, with some reserve: 200 ids can be marked at once. */
const MAX_VALUES = 300;

/**
 * Property names of every object: they would reach a prototype if the input were ever merged into another object, and
 * validation takes them for known properties.
 */
function isReserved(key: string): boolean {
  return key === 'prototype' || key in Object.prototype;
}

/**
 * Refuses a body or query with far more values than any form has, or with a reserved name, before each value is
 * validated. The depth is checked before parsing (`jsonBodies`).
 */
export function assertHarmlessShape(input: unknown): void {
  const open: unknown[] = [input];
  let seen = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      seen += 1;
      if (seen > MAX_VALUES) {
        throw new AppError('VALIDATION_FAILED', 'The request has more fields than expected.');
      }
      if (isReserved(key)) {
        throw new AppError('VALIDATION_FAILED', `The request must not have anything named "${key}".`);
      }
      if (inner !== undefined) open.push(inner);
    }
  }
}
