import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { KeyRing, type SealedSecret } from '../crypto/key-ring.js';
import { KeyedHash } from '../crypto/keyed-hash.js';

/** A stored PAN: readable with the data key only, comparable by hash, recognisable by its last characters. */
export interface StoredPan {
  sealed: SealedSecret;
  /** Keyed hash; equal for equal PANs under the same key. */
  hash: string;
  /** The same under the previous keys, while keys rotate: equal to `hash` of older records. */
  formerHashes?: string[];
  /** Such as `******234F`. */
  masked: string;
}

/** Seals, opens and masks PANs. */
@Injectable()
export class PanVault {
  private readonly keys: KeyRing;
  private readonly hash: KeyedHash;

  constructor({ encryptionKeys }: AppConfig) {
    this.keys = new KeyRing(encryptionKeys, 'pan');
    this.hash = new KeyedHash(
      encryptionKeys.map(({ key }) => key),
      'pan duplicates',
    );
  }

  /** @param recordId the record it belongs to; it can be opened for that record only */
  seal(pan: string, recordId: string): StoredPan {
    const [hash = '', ...formerHashes] = this.hash.underEachKey(pan);
    return {
      sealed: this.keys.seal(Buffer.from(pan), contextOf(recordId)),
      hash,
      ...(formerHashes.length === 0 ? {} : { formerHashes }),
      masked: maskPan(pan),
    };
  }

  /** @throws MissingKeyError when the key is no longer configured */
  open({ sealed }: Pick<StoredPan, 'sealed'>, recordId: string): string {
    return this.keys.open(sealed, contextOf(recordId)).toString();
  }

  /** Resealed and rehashed with the current key; undefined when it already is. @throws MissingKeyError */
  rewrap(pan: StoredPan, recordId: string): StoredPan | undefined {
    if (pan.sealed.keyId === this.keys.currentId) return undefined;
    return this.seal(this.open(pan, recordId), recordId);
  }
}

/** The last four characters, as people check a number they know. */
function maskPan(pan: string): string {
  return `${'*'.repeat(pan.length - 4)}${pan.slice(-4)}`;
}

function contextOf(recordId: string): string {
  return `pan ${recordId}`;
}
