import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be confused on a distant screen: no 0, 1, I, L, O or U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A code that is easy to read off a screen: one of 729 million. It may already exist; inserting it shows that. */
export function generateRoomCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** A typed code in the form in which codes are stored: `k7q m42` is `K7QM42`. Undefined when it cannot be a code. */
export function parseRoomCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}
