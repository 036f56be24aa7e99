import { randomBytes } from 'node:crypto';

/** Seeds of a longer walk (`npm run walk`): `40` for 1 to 40, `7,12` for just these. Unset: those that a test names. */
const ASKED = process.env.WALK_SEEDS;

/**
 * How often longer than it should something may take (`--patience`): once in a longer walk on a machine that does
 * nothing else; five times beside other tests, where limits are guards against waiting for ever.
 */
export const PATIENCE = Number(process.env.WALK_PATIENCE ?? (ASKED === undefined ? 5 : 1));

/** The seeds to run a test with. */
export function seeds(usual: readonly number[]): readonly number[] {
  if (ASKED === undefined) return usual;
  if (ASKED.includes(',')) return ASKED.split(',').filter(Boolean).map(Number);
  return Array.from({ length: Number(ASKED) }, (_, index) => index + 1);
}

/** Chance that is the same for the same seed. */
export class Chance {
  constructor(private state: number) {}

  /** One of the numbers from 0 to `bound` - 1 (mulberry32). */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  /** One of them. */
  one<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }
}

/** A word that nobody else has. Letters only, so that it is one word of a search and of a name. */
export const newWord = () =>
  [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
