import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { KeyedHash } from '../../crypto/keyed-hash.js';

/**
 * Hashes of submissions (see `canonicalBody`) for recognising repeats. They are keyed: next to a record with the rest
 * of the form, a plain hash would reveal the PAN (docs/decisions/0020).
 */
@Injectable()
export class BodyHashes extends KeyedHash {
  constructor({ encryptionKeys }: AppConfig) {
    super(
      encryptionKeys.map(({ key }) => key),
      'submission bodies',
    );
  }
}
