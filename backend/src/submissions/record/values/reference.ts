import { randomInt } from 'node:crypto';
import { normalizeReference } from '../../../common/search/typed-reference.js';

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
 * A reference within a search: with a hyphen also its first characters, without one only a complete one that has a
 * digit, because six letters after a prefix may be a name.
 */
const TYPED = new RegExp(
  `(?<![\\p{L}\\p{N}@.+-])(${PREFIXES.join('|')})(?:\\s*-\\s*([0-9A-Z]{1,${LENGTH}})|\\s?(?=[A-Z]*[0-9])([0-9A-Z]{${LENGTH}}))(?![\\p{L}\\p{N}@.+-])`,
  'giu',
);

/** The search text with the references in it in their standard form: who reads one aloud says O for 0. */
export function withPlainReferences(query: string): string {
  return query.replace(TYPED, (_typed, prefix: string, hyphenated?: string, joined?: string) =>
    normalizeReference(`${prefix}-${hyphenated ?? joined}`),
  );
}
