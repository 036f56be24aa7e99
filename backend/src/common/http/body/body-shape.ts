import { AppError } from '../../errors/app-error.js';

/** Most values of a body or query that any of our calls needs, with room to spare: 200 ids are marked at once. */
const MAX_VALUES = 300;

/**
 * Names that every object has: they would reach a prototype if the input were ever merged into another object, and the
 * validation takes them for known properties.
 */
function isReserved(key: string): boolean {
  return key === 'prototype' || key in Object.prototype;
}

/**
 * Refuses a body or query with far more values than any form has, or with a name that every object has, before the
 * validation looks at each of them. How deep it may be was seen to before it was parsed (`jsonBodies`).
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
