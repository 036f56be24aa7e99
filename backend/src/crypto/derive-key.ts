import { hkdfSync } from 'node:crypto';

/**
 * A 32-byte key for one purpose, so that no two modules use the same key. Never change a purpose: what was encrypted,
 * hashed or signed with its key could no longer be read or verified.
 */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}
