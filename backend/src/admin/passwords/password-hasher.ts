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

/** Callers that may wait for their turn: at most two seconds of work on two cores. */
const MAX_WAITING = 64;

/** Hashes passwords on all cores but one, so that the rest of the API stays quick while many log in. */
@Injectable()
export class PasswordHasher {
  private readonly queue = new ConcurrencyLimit(Math.max(1, availableParallelism() - 1), MAX_WAITING);

  /** Throws UNAVAILABLE when too many are waiting. */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, ARGON2ID));
  }

  /**
   * Runs `work` when its turn comes, with a function that compares a password with a hash. An absent hash is compared
   * at the same cost and never matches. Throws UNAVAILABLE when too many are waiting.
   */
  inTurn<T>(work: (matches: typeof compare) => Promise<T>): Promise<T> {
    return this.queue.run(() => work(compare));
  }
}

async function compare(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matched = await verify(passwordHash ?? DUMMY_HASH, password);
  return matched && passwordHash !== undefined;
}
