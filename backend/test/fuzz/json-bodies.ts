import fc, { type Arbitrary } from 'fast-check';
import type { Body } from './body.js';
import type { DescribedCall } from './described-call.js';
import { type Entry, nearlyRight } from './entries.js';
import { hostileValue } from './hostile.js';

/** JSON bodies: nearly valid ones, arbitrary values, invalid JSON, and other content types. */
export function jsonBodies(call: DescribedCall, known: Record<string, unknown> = {}): Arbitrary<Body> {
  const nearly = nearlyRight(call, known).map(jsonOf);
  const text = fc.oneof(
    { weight: 12, arbitrary: nearly },
    { weight: 2, arbitrary: fc.oneof(fc.jsonValue(), hostileValue).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.tuple(nearly, fc.nat({ max: 400 })).map(([json, end]) => json.slice(0, end)) },
    { weight: 1, arbitrary: nearly.map((json) => json.replace(/":"[^"]*"/, '":1e999')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  );
  const unclosed = fc.constantFrom('[', '{"a":').map((open) => open.repeat(20_000));
  return fc.record({
    contentType: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8') },
      fc.constantFrom('application/json; charset=utf-16', 'text/plain', 'multipart/form-data; boundary=x'),
    ),
    text: fc.oneof({ weight: 40, arbitrary: text }, unclosed),
  });
}

/** Concatenates the JSON text, since an object would lose `__proto__` and repeated names. */
function jsonOf(entries: readonly Entry[]): string {
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}
