import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AppLogger } from '../../common/logging/app-logger.js';
import { KeyRing } from '../../crypto/key-ring.js';
import { SchemaReadiness } from '../../database/schema/schema-readiness.js';
import { FILE_MODEL, type StoredFile } from './document-schemas.js';

/**
 * Looks at each start whether the oldest and the newest document can be decrypted with the keys that are set. A wrong key
 * would otherwise be noticed only when somebody opens a document, after new ones were encrypted with it. A process of
 * `ROLE=api` looks too: it is the one that encrypts them.
 */
@Injectable()
export class DocumentKeysCheck implements OnApplicationBootstrap {
  constructor(
    @InjectModel(FILE_MODEL) private readonly files: Model<StoredFile>,
    private readonly keys: KeyRing,
    private readonly schema: SchemaReadiness,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    void this.schema
      .whenReady()
      .then(() => this.check())
      .catch((err: unknown) => this.logger.warn('keys of documents could not be checked', { err }));
  }

  private async check(): Promise<void> {
    const ends = await Promise.all([this.findFirst(1), this.findFirst(-1)]);
    const used = ends.flatMap((file) => file?.metadata.key.keyId ?? []);
    const missing = new Set(used.filter((keyId) => !this.keys.has(keyId)));
    if (missing.size > 0) {
      this.logger.error('documents were encrypted with a key that is not set', { keys: [...missing] });
    }
  }

  /** Ids are in the order of uploads. */
  private findFirst(order: 1 | -1): Promise<Pick<StoredFile, 'metadata'> | null> {
    return this.files.findOne({}, { 'metadata.key.keyId': 1 }).sort({ _id: order }).lean<StoredFile | null>();
  }
}
