import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose, so that no two modules use the same one. `purpose` is part of what is stored with it. */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}
