import { randomBytes } from 'node:crypto';

/** Seeds of a longer walk (`npm run walk`): `40` for 1 to 40, `7,12` for these two. Unset: the seeds of the test. */
const ASKED = process.env.WALK_SEEDS;

/**
 * Factor for all time limits (`--patience`): 1 in a longer walk on an idle machine; 5 beside other tests, where limits
 * only prevent an endless wait.
 */
export const PATIENCE = Number(process.env.WALK_PATIENCE ?? (ASKED === undefined ? 5 : 1));

/** Seeds to run a test with. */
export function seeds(usual: readonly number[]): readonly number[] {
  if (ASKED === undefined) return usual;
  if (ASKED.includes(',')) return ASKED.split(',').filter(Boolean).map(Number);
  return Array.from({ length: Number(ASKED) }, (_, index) => index + 1);
}

/** A seeded random number generator. */
export class Chance {
  constructor(private state: number) {}

  /** An integer from 0 to `bound` - 1 (mulberry32). */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  /** A random item. */
  one<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }
}

/** A unique word of letters only, so that it is one word in a search and in a name. */
export const newWord = () =>
  [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
