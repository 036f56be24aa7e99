import { randomInt } from 'node:crypto';

/** Crockford base32: no I, L, O or U, so that a reference survives being read out on the telephone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** The prefixes of references; each kind declares its own, and no two share one. */
const PREFIXES = ['FA', 'CM', 'SH', 'SP'] as const;
export type ReferencePrefix = (typeof PREFIXES)[number];

/** The pattern of every reference. */
export const REFERENCE_PATTERN = `^(${PREFIXES.join('|')})-[${CROCKFORD}]{${LENGTH}}$`;

/**
 * A reference that is easy to read out, such as `FA-7K3M9Q`: 30 random bits, so it does not reveal the number of
 * records. It may already exist; the unique index decides and the caller generates another.
 */
export function generateReference(prefix: ReferencePrefix): string {
  return referenceOf(prefix, randomInt(REFERENCES));
}

/** Number of possible references per prefix. */
export const REFERENCES = 32 ** LENGTH;

/** The reference for a number below `REFERENCES`; a different one for each. */
export function referenceOf(prefix: ReferencePrefix, number: number): string {
  const letters = Array.from({ length: LENGTH }, (_, index) =>
    CROCKFORD.charAt((number >>> (5 * index)) & 31),
  );
  return `${prefix}-${letters.join('')}`;
}

/**
 * A typed reference in its standard form: upper case, no spaces. Crockford's alphabet has no I, L and O, so these are
 * read as 1 or 0; the prefix is not changed.
 */
export function normalizeReference(typed: string): string {
  const parts = typed.toUpperCase().replace(/\s/g, '').split('-');
  return parts
    .map((part, index) => (index === 0 ? part : part.replace(/[IL]/g, '1').replace(/O/g, '0')))
    .join('-');
}
