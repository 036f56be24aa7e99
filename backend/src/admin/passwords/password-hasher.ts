import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';

/**
 * argon2id with 19 MiB and two passes (OWASP's first choice); 5 to 25 ms. `Algorithm.Argon2id` is a const enum that
 * isolated modules cannot read, hence the number.
 */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a discarded random password, so that an unknown account costs the same work as a known one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6uQdaGfMaKt0Sza/ldRg7A$3zLv5ZcjrGPN5+cjz5fPz+mW1FFzJ6x66La9EjFbxlI';

/** Callers that may queue: some seconds of work on two cores. */
const MAX_QUEUED = 64;
/** The same for known callers: those with a known browser, a session, a link that we sent, or the set-up token. */
const MAX_KNOWN_QUEUED = 16;
/** In ms; longer than a login takes on any suitable machine. */
const MAX_COOLDOWN_MS = 200;

/** Compares a password with a hash. Without a hash it costs the same and never matches. */
export type PasswordComparison = (passwordHash: string | undefined, password: string) => Promise<boolean>;

/**
 * Hashes passwords on all cores but one, and on a long queue only half of the time, so that the rest of the API stays
 * fast.
 */
@Injectable()
export class PasswordHasher {
  private readonly queue = new ConcurrencyLimit(Math.max(1, availableParallelism() - 1), {
    maxQueued: MAX_QUEUED,
    maxPriorityQueued: MAX_KNOWN_QUEUED,
    maxCooldownMs: MAX_COOLDOWN_MS,
  });

  /** @param isKnown see `runQueued` @throws AppError UNAVAILABLE when the queue is full */
  hash(password: string, isKnown = false): Promise<string> {
    return this.queue.run(() => hash(password, ARGON2ID), isKnown);
  }

  /**
   * Queues `work` and runs it; `work` must not queue anything itself. Known callers have priority and a separate
   * queue, so that strangers cannot block them. Throws UNAVAILABLE when the queue is full.
   */
  runQueued<T>(work: (matches: PasswordComparison) => Promise<T>, isKnown: boolean): Promise<T> {
    return this.queue.run(() => work(compare), isKnown);
  }
}

const compare: PasswordComparison = async (passwordHash, password) => {
  const matched = await verify(passwordHash ?? DUMMY_HASH, password);
  return matched && passwordHash !== undefined;
};
