import { randomBytes } from 'node:crypto';

/** Seeds of a longer walk (`npm run walk`): `40` means 1 to 40, `7,12` these two. Unset: each test’s default seeds. */
const WALK_SEEDS = process.env.WALK_SEEDS;

/**
 * Factor for all time limits (`--patience`). 1 in a longer walk on an idle machine; 5 in `npm test`, where other tests
 * run at the same time and limits only prevent an endless wait.
 */
export const PATIENCE = Number(process.env.WALK_PATIENCE ?? (WALK_SEEDS === undefined ? 5 : 1));

/** Seeds to run a test with: those of `WALK_SEEDS`, else the given ones. */
export function seeds(defaults: readonly number[]): readonly number[] {
  if (WALK_SEEDS === undefined) return defaults;
  if (WALK_SEEDS.includes(',')) return WALK_SEEDS.split(',').filter(Boolean).map(Number);
  return Array.from({ length: Number(WALK_SEEDS) }, (_, index) => index + 1);
}

/** A seeded random number generator. */
export class SeededRandom {
  constructor(private state: number) {}

  /** An integer from 0 to `bound` - 1 (mulberry32). */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  /** A random item. */
  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }
}

/** A unique word of letters only, so that names may contain it and a search takes it as one word. */
export const newWord = () =>
  [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
