import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { KeyRing, type SealedSecret } from '../../crypto/key-ring.js';
import type { RecoveryCodes } from './factor.schema.js';

/** Codes of a set. */
export const RECOVERY_CODES = 10;
/** Crockford's base32: nothing in it is taken for something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** Makes recovery codes and recognises them. Of a code only a hash under a sealed key is stored. */
@Injectable()
export class RecoveryCodeVault {
  private readonly keys: KeyRing;

  constructor({ encryptionKeys }: AppConfig) {
    this.keys = new KeyRing(encryptionKeys, 'recovery codes');
  }

  /** A new set: the codes, to be shown once, and what is stored of them. */
  make(adminId: string): { codes: string[]; stored: RecoveryCodes } {
    const codes = new Set<string>();
    while (codes.size < RECOVERY_CODES) codes.add(randomCode());
    const key = randomBytes(32);
    return {
      codes: [...codes],
      stored: {
        key: this.keys.seal(key, contextOf(adminId)),
        hashes: [...codes].map((code) => hashOf(key, code)),
      },
    };
  }

  /** What a code is stored as in this set, whether it is one of them or not. @throws MissingKeyError */
  hashIn({ key }: RecoveryCodes, code: string, adminId: string): string {
    return hashOf(this.keys.open(key, contextOf(adminId)), code);
  }

  /** The key of a set sealed with the present key; undefined when it is already. @throws MissingKeyError */
  rewrap(key: SealedSecret, adminId: string): SealedSecret | undefined {
    if (key.keyId === this.keys.currentId) return undefined;
    return this.keys.seal(this.keys.open(key, contextOf(adminId)), contextOf(adminId));
  }
}

/** Such as `7K3M-9Q2D`: 40 bits, for ten of which a limit of attempts is more than enough. */
function randomCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function hashOf(key: Buffer, code: string): string {
  return createHmac('sha256', key).update(readable(code)).digest('base64url');
}

/** As people type it: in small letters, without the dash, with letters that look like digits. */
function readable(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

function contextOf(adminId: string): string {
  return `recovery codes ${adminId}`;
}
