import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { KeyRing, type SealedSecret } from '../../crypto/key-ring.js';
import type { RecoveryCodes } from './factor.schema.js';

/** Codes per set. */
export const RECOVERY_CODES = 10;
/** Crockford's base32: no characters that are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** Creates and checks recovery codes. Only a hash of each code under a sealed key is stored. */
@Injectable()
export class RecoveryCodeVault {
  private readonly keys: KeyRing;

  constructor({ encryptionKeys }: AppConfig) {
    this.keys = new KeyRing(encryptionKeys, 'recovery codes');
  }

  /** A new set: the codes, to be shown once, and what is stored. */
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

  /** The stored form of a code in this set, whether the set contains it or not. @throws MissingKeyError */
  hashIn({ key }: RecoveryCodes, code: string, adminId: string): string {
    return hashOf(this.keys.open(key, contextOf(adminId)), code);
  }

  /** The key of a set sealed with the present key; undefined when it already is. @throws MissingKeyError */
  rewrap(key: SealedSecret, adminId: string): SealedSecret | undefined {
    return this.keys.reseal(key, contextOf(adminId));
  }
}

/** Such as `7K3M-9Q2D`: 40 bits are more than enough given the limit of attempts. */
function randomCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function hashOf(key: Buffer, code: string): string {
  return createHmac('sha256', key).update(readable(code)).digest('base64url');
}

/** Normalises what people type: lower case, missing dash, letters that look like digits. */
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
