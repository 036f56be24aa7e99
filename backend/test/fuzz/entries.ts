import fc, { type Arbitrary } from 'fast-check';
import type { DescribedCall, DescribedField } from './described-call.js';
import { hostileName, hostileText, hostileValue } from './hostile.js';

/** A field of a body. A pair rather than a property, since names may repeat or be `__proto__`. */
export type Entry = readonly [name: string, value: unknown];

/** A change to the entries of a valid body. */
type Mutation = (entries: readonly Entry[]) => Entry[];

/**
 * Valid bodies with up to three mutations. Files are left out.
 * @param known values for fields whose example in the API description is not valid here
 */
export function nearlyRight(call: DescribedCall, known: Record<string, unknown> = {}): Arbitrary<Entry[]> {
  const texts = Object.entries(call.fields).filter(([, { format }]) => format !== 'binary');
  const entries = texts.map(([name, field]) => {
    const entry = rightValue(field, known[name]).map((value): Entry[] => [[name, value]]);
    return call.required.has(name) ? entry : fc.oneof(fc.constant<Entry[]>([]), entry);
  });
  const one = mutation(texts);
  const mutations = fc.oneof(
    fc.constant([]),
    { weight: 2, arbitrary: fc.tuple(one) },
    fc.array(one, { minLength: 2, maxLength: 3 }),
  );
  return fc
    .tuple(fc.tuple(...entries), mutations)
    .map(([parts, changes]) => changes.reduce<Entry[]>((body, change) => change(body), parts.flat()));
}

function rightValue({ enum: values, example }: DescribedField, known: unknown): Arbitrary<unknown> {
  if (known !== undefined) return fc.constant(known);
  if (!values) return fc.constant(example);
  // The examples of a form belong together: a total is valid only for its pack and quantity.
  return example === undefined
    ? fc.constantFrom(...values)
    : fc.oneof({ weight: 6, arbitrary: fc.constant(example) }, fc.constantFrom(...values));
}

function mutation(fields: ReadonlyArray<readonly [string, DescribedField]>): Arbitrary<Mutation> {
  const field = fc.constantFrom(...fields);
  const replaced = fc
    .tuple(field, hostileValue)
    .map(([[name], value]) => at(name, () => [[name, value] as const]));
  const nearMaxLength = fc
    .tuple(field, fc.integer({ min: -1, max: 1 }), fc.constantFrom('a', 'क', '😀'))
    .map(([[name, { maxLength = 10 }], difference, letter]) =>
      at(name, () => [[name, letter.repeat(maxLength + difference)] as const]),
    );
  const suffixed = fc
    .tuple(field, hostileText)
    .map(([[name], text]) => at(name, (value) => [[name, `${String(value)}${text}`] as const]));
  const removed = field.map(([name]) => at(name, () => []));
  const duplicated = field.map(([name]) =>
    at(name, (value) => [[name, value] as const, [name, value] as const]),
  );
  const added = fc.tuple(hostileName, hostileValue).map(
    ([name, value]): Mutation =>
      (entries) => [...entries, [name, value]],
  );
  return fc.oneof({ weight: 3, arbitrary: replaced }, nearMaxLength, suffixed, removed, duplicated, added);
}

/** Changes the field with this name; an absent one counts as an empty string. */
function at(name: string, change: (value: unknown) => Entry[]): Mutation {
  return (entries) =>
    entries.some(([present]) => present === name)
      ? entries.flatMap((entry) => (entry[0] === name ? change(entry[1]) : [entry]))
      : [...entries, ...change('')];
}
