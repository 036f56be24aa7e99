import { Schema, type Types } from 'mongoose';
import type { SealedSecret } from '../../crypto/key-ring.js';

/** GridFS bucket of all received files: collections `documents.files` and `documents.chunks`. */
export const BUCKET = 'documents';

/** What GridFS keeps about a file. Names and media types belong to the record, so that erasing it erases them. */
export interface StoredFile {
  _id: Types.ObjectId;
  filename: string;
  uploadDate: Date;
  metadata: {
    /** Bytes of the file itself; GridFS's own `length` counts the encrypted ones. */
    size: number;
    /** The file's own key. */
    key: SealedSecret;
    /** The key is sealed for file and record; otherwise, in files from before, for the file alone. */
    boundToRecord?: true;
  };
}

/** A file that no record is known to name yet, or that is being removed. */
export interface DocumentLease {
  /** Id of the file. */
  _id: Types.ObjectId;
  /** Until then somebody may be writing the file. */
  expiresAt: Date;
  /** Set by a removal, and when the lease was found expired without a record; the next look after its end removes the file. */
  markedForDeletion?: boolean;
}

export const FILE_MODEL = 'DocumentFile';
export const CHUNK_MODEL = 'DocumentChunk';
export const LEASE_MODEL = 'DocumentLease';

// The driver would make these at the first upload; here they exist before the first request.
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
