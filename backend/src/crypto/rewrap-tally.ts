import { DamagedSecretError, MissingKeyError } from './key-ring.js';

/** Counts the resealed secrets of a key rotation, and lists those that could not be opened, which are left as they are. */
export class RewrapTally {
  /** Number of secrets resealed with the current key. */
  rewrapped = 0;
  /** Owners of secrets whose key is no longer configured: references of records, addresses of accounts. */
  readonly unreadable = new Set<string>();
  /** Owners of secrets that no key opens. */
  readonly damaged = new Set<string>();

  /** @param rewrap whether there was something to do */
  async attempt(whose: string, rewrap: () => Promise<boolean>): Promise<void> {
    try {
      if (await rewrap()) this.rewrapped += 1;
    } catch (thrown) {
      if (thrown instanceof MissingKeyError) this.unreadable.add(whose);
      else if (thrown instanceof DamagedSecretError) this.damaged.add(whose);
      else throw thrown;
    }
  }
}
