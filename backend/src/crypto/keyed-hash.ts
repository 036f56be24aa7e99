import { createHmac } from 'node:crypto';
import { deriveKey } from './derive-key.js';

/**
 * Hashes for comparing values that must not be stored readable. A plain hash of a telephone number or a PAN is easily
 * found by brute force; without the key that is impossible.
 */
export class KeyedHash {
  private readonly keys: readonly Buffer[];

  /**
   * @param keys the current one first; the others are still accepted while keys rotate
   * @param purpose separates the modules that use the same configured key
   */
  constructor(keys: readonly Buffer[], purpose: string) {
    if (keys.length === 0) throw new Error(`no key to hash ${purpose} with`);
    this.keys = keys.map((key) => deriveKey(key, purpose));
  }

  /** Under the current key: HMAC-SHA256 in base64url, 43 characters. */
  of(text: string): string {
    return this.underEachKey(text)[0] ?? '';
  }

  /** Under every accepted key, the current one first. */
  underEachKey(text: string): string[] {
    return this.keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  }

  /** Whether the hash was made of this text, under any accepted key. */
  matches(text: string, hash: string): boolean {
    return this.underEachKey(text).includes(hash);
  }
}
