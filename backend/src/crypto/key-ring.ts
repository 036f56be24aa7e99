import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptionKey } from '../config/secrets.js';
import { deriveKey } from './derive-key.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret as it is stored: readable only with the key of that id and under the context it was sealed for. */
export interface SealedSecret {
  /** Which configured key sealed it; tells when a rotated key is no longer needed. */
  keyId: string;
  /** Nonce, ciphertext and tag, base64. */
  sealed: string;
}

/** The key that something was sealed with is not configured any more. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError';

  constructor(readonly keyId: string) {
    super(`Data encryption key ${keyId} is not configured; add it to DATA_ENCRYPTION_KEYS_PREVIOUS.`);
  }
}

/**
 * Seals small secrets (file keys) with AES-256-GCM under `DATA_ENCRYPTION_KEY`. Secrets sealed with one of
 * `DATA_ENCRYPTION_KEYS_PREVIOUS` stay readable while keys rotate.
 */
export class KeyRing {
  private readonly keys: ReadonlyMap<string, Buffer>;
  /** Id of the key that seals. */
  readonly currentId: string;

  /** The first key seals, all open. `purpose` separates what different modules seal with the same configured key. */
  constructor(keys: readonly [EncryptionKey, ...EncryptionKey[]], purpose: string) {
    this.currentId = keys[0].id;
    this.keys = new Map(keys.map(({ id, key }) => [id, deriveKey(key, purpose)]));
  }

  /** `context` says what the secret belongs to (a record id); it cannot be opened as belonging to anything else. */
  seal(secret: Buffer, context: string): SealedSecret {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.currentId), nonce);
    cipher.setAAD(Buffer.from(context));
    const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    return { keyId: this.currentId, sealed: sealed.toString('base64') };
  }

  /** @throws Error when the key is not configured any more, or the secret or its context was changed. */
  open(secret: SealedSecret, context: string): Buffer {
    const bytes = Buffer.from(secret.sealed, 'base64');
    const tagAt = bytes.length - TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', this.key(secret.keyId), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(tagAt));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagAt)), decipher.final()]);
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new MissingKeyError(id);
    return key;
  }
}
