import { randomInt } from 'node:crypto';

/** Crockford base32: no I, L, O or U, so that a reference survives being read out on the telephone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** The prefixes that are given out, so that no two kinds of submission share one; each kind says which is its own. */
const PREFIXES = ['FA', 'CM', 'SH', 'SP'] as const;
export type ReferencePrefix = (typeof PREFIXES)[number];

/** What every reference matches. */
export const REFERENCE_PATTERN = `^(${PREFIXES.join('|')})-[${CROCKFORD}]{${LENGTH}}$`;

/**
 * A reference a person can read out, such as `FA-7K3M9Q`: 30 random bits, so it says nothing about how many
 * records there are. It can collide; the unique index decides and the caller generates another.
 */
export function generateReference(prefix: ReferencePrefix): string {
  return referenceOf(prefix, randomInt(REFERENCES));
}

/** References that one prefix has. */
export const REFERENCES = 32 ** LENGTH;

/** The reference of a number below `REFERENCES`; another one for each. */
export function referenceOf(prefix: ReferencePrefix, number: number): string {
  const letters = Array.from({ length: LENGTH }, (_, index) =>
    CROCKFORD.charAt((number >>> (5 * index)) & 31),
  );
  return `${prefix}-${letters.join('')}`;
}

/**
 * What somebody typed, as references are written: capital letters, no spaces. Crockford's alphabet has no I, L and O, so
 * whoever types one means 1 or 0; the prefix is not touched.
 */
export function normalizeReference(typed: string): string {
  const parts = typed.toUpperCase().replace(/\s/g, '').split('-');
  return parts
    .map((part, index) => (index === 0 ? part : part.replace(/[IL]/g, '1').replace(/O/g, '0')))
    .join('-');
}
