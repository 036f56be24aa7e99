import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { deriveKey } from '../../config/secrets.js';

/**
 * Hashes of what was submitted, to know a repeat by. They are keyed: beside a record that tells the rest of the form, a
 * plain hash would give away the PAN to whoever has the patience to try them all (docs/decisions/0020).
 */
@Injectable()
export class BodyHashes {
  private readonly keys: readonly Buffer[];

  constructor({ encryptionKeys }: AppConfig) {
    this.keys = encryptionKeys.map((key) => deriveKey(key, 'submission bodies'));
  }

  /** Under the current key. @param body as `canonicalBody` makes it */
  of(body: string): string {
    return this.hashes(body)[0] ?? '';
  }

  /** Whether the hash was made of this body, under any of the keys that are still accepted. */
  match(body: string, hash: string): boolean {
    return this.hashes(body).includes(hash);
  }

  private hashes(body: string): string[] {
    return this.keys.map((key) => createHmac('sha256', key).update(body).digest('base64url'));
  }
}
