import { pipeline as pipelineWithCallback, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, mongo, Types } from 'mongoose';
import { AppError } from '../../common/errors/app-error.js';
import { ConcurrencyLimit } from '../concurrency-limit.js';
import { KeyRing } from '../encryption/key-ring.js';
import { decryptSegments } from '../encryption/segmented-cipher.js';
import type { SpooledFile } from '../upload/spooled-file.js';
import { isDiskFull, storageFull } from '../upload/upload-errors.js';
import {
  BUCKET,
  CHUNK_MODEL,
  type DocumentLease,
  FILE_MODEL,
  LEASE_MODEL,
  type StoredFile,
} from './document-schemas.js';

/** How long a written file waits for its record before the sweeper looks at it, in ms. */
export const DOCUMENT_LEASE_MS = 30_000;
/** Files on their way into the database at once; each holds a few chunks in memory. */
const WRITES_AT_ONCE = 4;

export interface OpenedDocument {
  /** Size in bytes of what `stream` delivers. */
  size: number;
  /** The decrypted bytes; fails instead of ending early when the stored file was cut or changed. */
  stream: Readable;
}

/**
 * Encrypted files in GridFS under random ids. A file is first written under a lease; the record that names it is
 * inserted next; `claim` then ends the lease. Files whose lease ran out without a record are swept. Killed after any of
 * these steps, the file is either named by a record or still has its lease.
 */
@Injectable()
export class DocumentStore {
  private readonly writes = new ConcurrencyLimit(WRITES_AT_ONCE);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(FILE_MODEL) private readonly files: Model<StoredFile>,
    @InjectModel(CHUNK_MODEL) private readonly chunks: Model<{ files_id: Types.ObjectId }>,
    @InjectModel(LEASE_MODEL) private readonly leases: Model<DocumentLease>,
    private readonly keys: KeyRing,
  ) {}

  /**
   * Writes the file under a new id with a lease of 30 s. Nothing refers to it yet.
   * @throws AppError STORAGE_FULL (507) when the database has no room.
   */
  async save(file: SpooledFile): Promise<Types.ObjectId> {
    const fileId = new Types.ObjectId();
    await this.writes.run(async () => {
      await this.leases.create({ _id: fileId, expiresAt: leaseEnd() });
      await this.write(fileId, file).catch((error: unknown) => {
        throw isDiskFull(error) ? storageFull(file.field, error) : error;
      });
    });
    await this.renewLease(fileId);
    return fileId;
  }

  /**
   * Ends the lease once a record names the file. Repeatable. Should this process have stood still for so long that the
   * sweeper removed the file, it is written again from the temporary file.
   */
  async claim(fileId: Types.ObjectId, file: SpooledFile): Promise<void> {
    const { deletedCount } = await this.leases.deleteOne({ _id: fileId });
    if (deletedCount === 0 && !(await this.files.exists({ _id: fileId }))) await this.write(fileId, file);
  }

  /** Removes a file that no record names any more. Repeatable; an id that is not there is no error. */
  async remove(fileId: Types.ObjectId): Promise<void> {
    // With a lease in place, a removal that is cut off is finished by the sweeper.
    await this.leases.updateOne(
      { _id: fileId },
      { $set: { expiresAt: new Date(), condemned: true } },
      { upsert: true },
    );
    await this.files.deleteOne({ _id: fileId });
    await this.chunks.deleteMany({ files_id: fileId });
    await this.leases.deleteOne({ _id: fileId });
  }

  /** @throws AppError NOT_FOUND when there is no such file. */
  async open(fileId: Types.ObjectId): Promise<OpenedDocument> {
    const stored = await this.files.findById(fileId).lean<StoredFile>();
    if (!stored) throw new AppError('NOT_FOUND', 'This document is not there any more.');
    const { size, key } = stored.metadata;
    const dataKey = this.keys.open(key, contextOf(fileId));
    // Whoever reads the stream gets the error; the callback only keeps it from going unhandled.
    const stream = pipelineWithCallback(
      this.bucket().openDownloadStream(fileId),
      decryptSegments(dataKey),
      () => undefined,
    );
    return { size, stream };
  }

  private async write(fileId: Types.ObjectId, file: SpooledFile): Promise<void> {
    const metadata: StoredFile['metadata'] = {
      size: file.size,
      key: this.keys.seal(file.dataKey, contextOf(fileId)),
    };
    const upload = this.bucket().openUploadStreamWithId(fileId, fileId.toHexString(), { metadata });
    await pipeline(file.openEncrypted(), (source: Readable) => this.keepingLease(fileId, source), upload);
  }

  /** Passes the bytes on and renews the lease when a slow database makes the writing long. */
  private async *keepingLease(fileId: Types.ObjectId, source: Readable): AsyncGenerator<Buffer> {
    let renewedAt = performance.now();
    for await (const chunk of source as AsyncIterable<Buffer>) {
      if (performance.now() - renewedAt > DOCUMENT_LEASE_MS / 3) {
        await this.renewLease(fileId);
        renewedAt = performance.now();
      }
      yield chunk;
    }
  }

  private async renewLease(fileId: Types.ObjectId): Promise<void> {
    const { matchedCount } = await this.leases.updateOne(
      { _id: fileId, condemned: { $ne: true } },
      { $set: { expiresAt: leaseEnd() } },
    );
    if (matchedCount === 0) {
      throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
        retryAfterSeconds: 5,
      });
    }
  }

  private bucket(): mongo.GridFSBucket {
    const { db } = this.connection;
    if (!db)
      throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
        retryAfterSeconds: 5,
      });
    return new mongo.GridFSBucket(db, { bucketName: BUCKET });
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + DOCUMENT_LEASE_MS);
}

/** Binds a file's key to the file, so that no stored file can be passed off as another. */
function contextOf(fileId: Types.ObjectId): string {
  return `document ${fileId.toHexString()}`;
}
