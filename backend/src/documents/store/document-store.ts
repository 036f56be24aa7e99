import { once } from 'node:events';
import { pipeline as pipelineWithCallback, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, mongo, Types } from 'mongoose';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { AppError, busy } from '../../common/errors/app-error.js';
import { DamagedSecretError, KeyRing } from '../../crypto/key-ring.js';
import { openSecret, unreadable } from '../../crypto/open-secret.js';
import { decryptSegments } from '../../crypto/segmented-cipher.js';
import { BatchedWrites } from '../../database/batching/batched-writes.js';
import { duplicateKeyIndex } from '../../database/errors/database-errors.js';
import type { SpooledFile } from '../upload/spooled-file.js';
import { DocumentReferences } from './document-references.js';
import {
  BUCKET,
  CHUNK_MODEL,
  type DocumentLease,
  FILE_MODEL,
  LEASE_MODEL,
  type StoredFile,
} from './document-schemas.js';
import { type FileRef, openFileKey, sealFileKey } from './file-key.js';

/** In ms; how long a stored file may be without a record before the sweeper considers it. */
export const DOCUMENT_LEASE_MS = 30_000;
/** Concurrent writes to the database; each holds a few chunks in memory. */
const MAX_CONCURRENT_WRITES = 4;
/** Another call that writes or deletes the same file has finished by then. */
const RETRY_AFTER_SECONDS = 5;
/** A file, in the messages of errors. */
const WHAT = 'This document';

/** A file that was just stored, and nothing refers to yet. */
export interface SavedFile {
  fileId: Types.ObjectId;
  /** End of its lease. No other lease of the file has the same. */
  leasedUntil: Date;
}

export interface OpenedDocument {
  /** Size in bytes of what `stream` delivers. */
  size: number;
  /** The decrypted bytes; the stream fails when the stored file is truncated or changed while it is read. */
  stream: Readable;
}

/**
 * Encrypted files in GridFS under random ids. A file is first written under a lease, then the record that refers to
 * it is inserted, and `claim` ends the lease. Files whose lease expires without a record are swept. If interrupted at
 * any step, the file either has a record or still has its lease. A deletion marks the lease: from then on no writer
 * can extend or end it, so that what a late writer still stores is swept too.
 */
@Injectable()
export class DocumentStore {
  private readonly writes = new ConcurrencyLimit(MAX_CONCURRENT_WRITES);
  private readonly buckets = new WeakMap<object, mongo.GridFSBucket>();
  private readonly batchedLeases: BatchedWrites<DocumentLease>;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(FILE_MODEL) private readonly files: Model<StoredFile>,
    @InjectModel(CHUNK_MODEL) private readonly chunks: Model<{ files_id: Types.ObjectId }>,
    @InjectModel(LEASE_MODEL) private readonly leases: Model<DocumentLease>,
    private readonly references: DocumentReferences,
    private readonly keys: KeyRing,
  ) {
    this.batchedLeases = new BatchedWrites(leases);
  }

  /**
   * Writes the file under a new id with a lease of 30 s.
   * @param recordId the record that will name it, and for which alone it can be opened
   */
  async save(file: SpooledFile, recordId: Types.ObjectId): Promise<SavedFile> {
    const fileId = new Types.ObjectId();
    const leasedUntil = await this.writes.run(async () => {
      const firstEnd = leaseEnd();
      await this.batchedLeases.insert({ _id: fileId, expiresAt: firstEnd });
      return (await this.write({ fileId, recordId }, file)) ?? firstEnd;
    });
    return { fileId, leasedUntil };
  }

  /**
   * Ends the lease of a file that a record refers to. Idempotent. If this process was stalled so long that the
   * sweeper deleted the file, it is written again from the temporary file, under a new lease.
   * @param leasedUntil as `save` returned it, from the caller that inserted the record
   * @returns false when no record refers to the file any more; then it is gone or will be swept
   * @throws AppError UNAVAILABLE while another call writes or deletes the file
   */
  async claim(ref: FileRef, file: SpooledFile, leasedUntil?: Date): Promise<boolean> {
    const { fileId } = ref;
    // Whoever deletes a file marks its lease first, so while this one is unmarked the file is complete.
    if (leasedUntil && (await this.endLease(fileId, { expiresAt: leasedUntil }))) return true;
    const exists = (await this.files.exists({ _id: fileId })) !== null;
    if (!exists) await this.writeAgain(ref, file);
    // Checked after the write, since an erasure that started in between has not seen the whole file.
    if (await this.isReferenced(fileId)) {
      await this.endLease(fileId);
      return true;
    }
    if (!exists) await this.remove(fileId);
    return false;
  }

  /** Deletes a file that no record refers to any more. Idempotent; a missing file is not an error. */
  async remove(fileId: Types.ObjectId, now = new Date()): Promise<void> {
    // With a lease, the sweeper finishes an interrupted deletion.
    await this.leases.updateOne(
      { _id: fileId },
      { $set: { markedForDeletion: true }, $setOnInsert: { expiresAt: now } },
      { upsert: true },
    );
    await this.files.deleteOne({ _id: fileId });
    await this.chunks.deleteMany({ files_id: fileId });
    // A writer may be active until its lease ends; the sweeper then deletes the file once more.
    await this.leases.deleteOne({ _id: fileId, expiresAt: { $lte: now } });
  }

  /**
   * The file, after it has been read once: after the first byte, a download cannot report damage.
   * @throws AppError NOT_FOUND when there is no such file; CONFLICT as `openSecret`
   */
  async open(ref: FileRef): Promise<OpenedDocument> {
    const { size, dataKey } = await this.assertReadable(ref);
    const stream = this.decrypted(ref.fileId, dataKey);
    try {
      // Its record may be erased before it is sent: a download that fails at its first byte has no answer at all.
      await once(stream, 'readable');
    } catch (thrown) {
      throw await this.failureOf(ref, thrown);
    }
    return { size, stream };
  }

  /** Reads the whole file. @throws AppError as `open` */
  async assertReadable(ref: FileRef): Promise<{ size: number; dataKey: Buffer }> {
    const { fileId } = ref;
    const stored = await this.files.findById(fileId).lean<StoredFile>();
    if (!stored) throw noLongerStored();
    const { size } = stored.metadata;
    const dataKey = openSecret(() => openFileKey(this.keys, stored, ref), WHAT);
    try {
      let read = 0;
      for await (const chunk of this.decrypted(fileId, dataKey)) read += (chunk as Buffer).length;
      if (read !== size) throw new DamagedSecretError(`${read} bytes instead of ${size}`);
    } catch (thrown) {
      throw await this.failureOf(ref, thrown);
    }
    return { size, dataKey };
  }

  /**
   * Reseals the file's key with the current data key and for its record. One conditional write; idempotent.
   * @returns whether there was something to do
   * @throws MissingKeyError
   */
  async rewrap(ref: FileRef): Promise<boolean> {
    const stored = await this.files.findById(ref.fileId).lean<StoredFile>();
    if (!stored) return false;
    const { key, boundToRecord } = stored.metadata;
    if (key.keyId === this.keys.currentId && boundToRecord) return false;
    const { modifiedCount } = await this.files.updateOne(
      { _id: ref.fileId, 'metadata.key.sealed': key.sealed },
      {
        $set: {
          'metadata.key': sealFileKey(this.keys, openFileKey(this.keys, stored, ref), ref),
          'metadata.boundToRecord': true,
        },
      },
    );
    return modifiedCount === 1;
  }

  /** Files whose key is not sealed with the current data key, including uploads in progress. */
  countUnderOtherKeys(): Promise<number> {
    return this.files.countDocuments({ 'metadata.key.keyId': { $ne: this.keys.currentId } });
  }

  /** The error to throw for a file that could not be read: it may have been deleted meanwhile. */
  private async failureOf({ fileId }: FileRef, thrown: unknown): Promise<unknown> {
    if (!(await this.files.exists({ _id: fileId }))) return noLongerStored();
    const isIncomplete = thrown instanceof mongo.MongoGridFSChunkError;
    return unreadable(isIncomplete ? new DamagedSecretError(thrown) : thrown, WHAT);
  }

  private decrypted(fileId: Types.ObjectId, dataKey: Buffer): Readable {
    // The reader of the stream gets the error; the callback only prevents an unhandled one.
    return pipelineWithCallback(
      this.bucket().openDownloadStream(fileId),
      decryptSegments(dataKey),
      () => undefined,
    );
  }

  private async writeAgain(ref: FileRef, file: SpooledFile): Promise<void> {
    const { fileId } = ref;
    try {
      await this.leases.create({ _id: fileId, expiresAt: leaseEnd() });
    } catch (thrown) {
      if (duplicateKeyIndex(thrown) === undefined) throw thrown;
      throw busy(RETRY_AFTER_SECONDS);
    }
    // Chunks left by an earlier writer that was interrupted.
    await this.chunks.deleteMany({ files_id: fileId });
    await this.write(ref, file);
  }

  private async isReferenced(fileId: Types.ObjectId): Promise<boolean> {
    const named = await this.references.findReferenced([fileId]);
    return named?.has(fileId.toHexString()) ?? false;
  }

  /** @returns the end of the lease, if it was renewed */
  private async write(ref: FileRef, file: SpooledFile): Promise<Date | undefined> {
    const { fileId } = ref;
    const metadata: StoredFile['metadata'] = {
      size: file.size,
      key: sealFileKey(this.keys, file.dataKey, ref),
      boundToRecord: true,
    };
    const upload = this.bucket().openUploadStreamWithId(fileId, fileId.toHexString(), { metadata });
    let leasedUntil: Date | undefined;
    let renewedAt = performance.now();
    const renewIfDue = async () => {
      if (performance.now() - renewedAt <= DOCUMENT_LEASE_MS / 3) return;
      leasedUntil = await this.renewLease(fileId);
      renewedAt = performance.now();
    };
    await pipeline(file.openEncrypted(), (source: Readable) => passThrough(source, renewIfDue), upload);
    await renewIfDue();
    return leasedUntil;
  }

  /** @returns its new end */
  private async renewLease(fileId: Types.ObjectId): Promise<Date> {
    const expiresAt = leaseEnd();
    const { matchedCount } = await this.leases.updateOne(
      { _id: fileId, markedForDeletion: { $ne: true } },
      { $set: { expiresAt } },
    );
    if (matchedCount === 0) throw busy(RETRY_AFTER_SECONDS);
    return expiresAt;
  }

  /** False when there is no such lease, or the file is being deleted. */
  private async endLease(fileId: Types.ObjectId, which: Partial<DocumentLease> = {}): Promise<boolean> {
    const ended = await this.leases.deleteOne({ ...which, _id: fileId, markedForDeletion: { $ne: true } });
    return ended.deletedCount === 1;
  }

  /** One for all files of a connection, since each new one looks for its indexes before its first upload. */
  private bucket(): mongo.GridFSBucket {
    const { db } = this.connection;
    if (!db) throw busy(RETRY_AFTER_SECONDS);
    const bucket = this.buckets.get(db) ?? new mongo.GridFSBucket(db, { bucketName: BUCKET });
    this.buckets.set(db, bucket);
    return bucket;
  }
}

/** @param beforeEach awaited before each chunk is passed on */
async function* passThrough(source: Readable, beforeEach: () => Promise<void>): AsyncGenerator<Buffer> {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    await beforeEach();
    yield chunk;
  }
}

function noLongerStored(): AppError {
  return new AppError('NOT_FOUND', 'This document no longer exists.');
}

function leaseEnd(): Date {
  return new Date(Date.now() + DOCUMENT_LEASE_MS);
}
