import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { KeyedHash } from '../../crypto/keyed-hash.js';

/**
 * Hashes of what was submitted, as `canonicalBody` makes it, to know a repeat by. They are keyed: beside a record that
 * tells the rest of the form, a plain hash would give away the PAN (docs/decisions/0020).
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
