import { hkdfSync } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose, so that no two modules use the same one. A purpose never changes: what was encrypted,
 * hashed or signed with its key could not be read or verified any more.
 */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}
