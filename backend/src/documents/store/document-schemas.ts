import { Schema, type Types } from 'mongoose';
import type { SealedSecret } from '../../crypto/key-ring.js';

/** GridFS bucket of all uploaded files: collections `documents.files` and `documents.chunks`. */
export const BUCKET = 'documents';

/** What GridFS stores about a file. Name and media type are in the record, so that erasing the record erases them. */
export interface StoredFile {
  _id: Types.ObjectId;
  filename: string;
  uploadDate: Date;
  metadata: {
    /** Size of the original file in bytes; GridFS's own `length` is that of the encrypted file. */
    size: number;
    /** The file's own key. */
    key: SealedSecret;
    /** The key is sealed for file and record; in older files for the file alone. */
    boundToRecord?: true;
  };
}

/** A file that no record is known to refer to yet, or that is being deleted. */
export interface DocumentLease {
  /** Id of the file. */
  _id: Types.ObjectId;
  /** Until then the file may still be being written. */
  expiresAt: Date;
  /** Set by a deletion, and when the lease expired without a record; the sweep after its end deletes the file. */
  markedForDeletion?: boolean;
}

export const FILE_MODEL = 'DocumentFile';
export const CHUNK_MODEL = 'DocumentChunk';
export const LEASE_MODEL = 'DocumentLease';

// The driver would create these indexes at the first upload; here they exist before the first request.
export const fileSchema = new Schema<StoredFile>(
  { _id: Schema.Types.ObjectId, filename: String, uploadDate: Date, metadata: Schema.Types.Mixed },
  { collection: `${BUCKET}.files`, versionKey: false },
).index({ filename: 1, uploadDate: 1 });

export const chunkSchema = new Schema(
  { files_id: Schema.Types.ObjectId, n: Number },
  { collection: `${BUCKET}.chunks`, versionKey: false },
).index({ files_id: 1, n: 1 }, { unique: true });

export const leaseSchema = new Schema<DocumentLease>(
  { _id: Schema.Types.ObjectId, expiresAt: { type: Date, required: true }, markedForDeletion: Boolean },
  { collection: 'document_leases', versionKey: false },
).index({ expiresAt: 1 }, { name: 'document_leases_expiry' });
