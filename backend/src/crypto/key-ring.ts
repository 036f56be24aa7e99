import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptionKey } from '../config/secrets.js';
import { deriveKey } from './derive-key.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A stored secret: readable only with the key of that id and in the context it was sealed for. */
export interface SealedSecret {
  /** The key that sealed it; shows when a rotated key is no longer needed. */
  keyId: string;
  /** Nonce, ciphertext and tag, base64. */
  sealed: string;
}

/** The key that sealed something is no longer configured. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError';

  constructor(readonly keyId: string) {
    super(`Data encryption key ${keyId} is not configured; add it to DATA_ENCRYPTION_KEYS_PREVIOUS.`);
  }
}

/** A secret that its key does not open: what is stored was changed, or belongs to something else. */
export class DamagedSecretError extends Error {
  override readonly name = 'DamagedSecretError';

  constructor(cause: unknown) {
    super('What is stored cannot be decrypted: it was changed, or belongs to another record.', { cause });
  }
}

/**
 * Seals small secrets such as file keys with AES-256-GCM under `DATA_ENCRYPTION_KEY`. Secrets sealed with one of
 * `DATA_ENCRYPTION_KEYS_PREVIOUS` stay readable while keys rotate.
 */
export class KeyRing {
  private readonly keys: ReadonlyMap<string, Buffer>;
  /** Id of the key that seals. */
  readonly currentId: string;

  /** The first key seals, all can open. `purpose` separates the modules that use the same configured key. */
  constructor(keys: readonly [EncryptionKey, ...EncryptionKey[]], purpose: string) {
    this.currentId = keys[0].id;
    this.keys = new Map(keys.map(({ id, key }) => [id, deriveKey(key, purpose)]));
  }

  has(keyId: string): boolean {
    return this.keys.has(keyId);
  }

  /** `context` says what the secret belongs to, such as a record id; it can only be opened in the same context. */
  seal(secret: Buffer, context: string): SealedSecret {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.currentId), nonce);
    cipher.setAAD(Buffer.from(context));
    const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    return { keyId: this.currentId, sealed: sealed.toString('base64') };
  }

  /** @throws MissingKeyError @throws DamagedSecretError */
  open({ keyId, sealed }: SealedSecret, context: string): Buffer {
    const key = this.key(keyId);
    try {
      return decrypt(key, Buffer.from(sealed, 'base64'), context);
    } catch (thrown) {
      throw new DamagedSecretError(thrown);
    }
  }

  /** Sealed with the current key; undefined when it already is. @throws MissingKeyError @throws DamagedSecretError */
  reseal(secret: SealedSecret, context: string): SealedSecret | undefined {
    return secret.keyId === this.currentId ? undefined : this.seal(this.open(secret, context), context);
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new MissingKeyError(id);
    return key;
  }
}

/** @param bytes nonce, ciphertext and tag */
function decrypt(key: Buffer, bytes: Buffer, context: string): Buffer {
  const tagAt = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(tagAt));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagAt)), decipher.final()]);
}
