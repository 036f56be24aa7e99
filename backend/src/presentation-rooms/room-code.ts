import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another on a screen at the far end of a hall: no 0, 1, I, L, O or U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A code to read off a screen: one of 729 million. It can collide; whoever inserts it finds out. */
export function generateRoomCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** What somebody typed, as codes are stored: `k7q m42` is `K7QM42`. Undefined when it cannot be a code. */
export function parseRoomCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}
