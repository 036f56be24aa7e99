import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';

/**
 * argon2id with 19 MiB and two passes (OWASP's first choice); 5 to 25 ms. `Algorithm.Argon2id` is a const enum that
 * isolated modules cannot read, hence the number.
 */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a thrown-away random password: an unknown account costs the same work as a known one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6uQdaGfMaKt0Sza/ldRg7A$3zLv5ZcjrGPN5+cjz5fPz+mW1FFzJ6x66La9EjFbxlI';

/** Callers that may wait for their turn: some seconds of work on two cores. */
const MAX_QUEUED = 64;
/** The same of those whom the product knows: their browser, their session, a link that it sent them, or the set-up token. */
const MAX_KNOWN_QUEUED = 16;
/** Longer than a login takes on any machine that is fit for the product, in ms. */
const MAX_COOLDOWN_MS = 200;

/** Compares a password with a hash, at the same cost when there is none; then it never matches. */
export type PasswordComparison = (passwordHash: string | undefined, password: string) => Promise<boolean>;

/**
 * Hashes passwords on all cores but one, and while many wait only half of the time, so that the rest of the API stays
 * quick while they log in.
 */
@Injectable()
export class PasswordHasher {
  private readonly queue = new ConcurrencyLimit(Math.max(1, availableParallelism() - 1), {
    maxQueued: MAX_QUEUED,
    maxPriorityQueued: MAX_KNOWN_QUEUED,
    maxCooldownMs: MAX_COOLDOWN_MS,
  });

  /** @param isKnown as `inTurn` has it @throws AppError UNAVAILABLE when too many are waiting */
  hash(password: string, isKnown = false): Promise<string> {
    return this.queue.run(() => hash(password, ARGON2ID), isKnown);
  }

  /**
   * Runs `work` when its turn comes, which must not ask for a turn of its own. Those whom the product knows come first and
   * have a queue of their own, so that strangers cannot keep them out. Throws UNAVAILABLE when too many are waiting.
   */
  inTurn<T>(work: (matches: PasswordComparison) => Promise<T>, isKnown: boolean): Promise<T> {
    return this.queue.run(() => work(compare), isKnown);
  }
}

const compare: PasswordComparison = async (passwordHash, password) => {
  const matched = await verify(passwordHash ?? DUMMY_HASH, password);
  return matched && passwordHash !== undefined;
};
