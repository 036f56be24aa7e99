import type { Types } from 'mongoose';
import type { KeyRing, SealedSecret } from '../../crypto/key-ring.js';
import type { StoredFile } from './document-schemas.js';

/** A stored file and the record that refers to it. */
export interface FileRef {
  fileId: Types.ObjectId;
  recordId: Types.ObjectId;
}

/** The file's own key. @throws as `KeyRing.open` */
export function openFileKey(keys: KeyRing, { metadata }: StoredFile, ref: FileRef): Buffer {
  const { key, boundToRecord } = metadata;
  return keys.open(key, boundToRecord ? contextOf(ref) : contextOfFile(ref.fileId));
}

/** Seals the file's own key with the current data key, for file and record. */
export function sealFileKey(keys: KeyRing, fileKey: Buffer, ref: FileRef): SealedSecret {
  return keys.seal(fileKey, contextOf(ref));
}

/**
 * Binds a file's key to file and record, so that neither another file nor another record's file can be substituted.
 */
function contextOf({ fileId, recordId }: FileRef): string {
  return `${contextOfFile(fileId)} of ${recordId.toHexString()}`;
}

/** The context of older files, which are not bound to their record. */
function contextOfFile(fileId: Types.ObjectId): string {
  return `document ${fileId.toHexString()}`;
}
