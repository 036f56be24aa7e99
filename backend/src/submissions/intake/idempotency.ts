import { fieldError } from '../../common/errors/app-error.js';

const KEY = /^[A-Za-z0-9._:~-]{8,128}$/;

/** The facts by which two uploads of a file count as the same. */
export interface HashedFile {
  name: string;
  /** Hex SHA-256 of the bytes. */
  sha256: string;
}

/** 8 to 128 characters that fit into a header; browsers send a UUID. @throws AppError VALIDATION_FAILED */
export function assertIdempotencyKey(value: string): void {
  if (KEY.test(value)) return;
  throw fieldError('Idempotency-Key', 'Idempotency-Key must be 8 to 128 letters, digits or . _ : ~ -');
}

/**
 * The submission as one text: fields in a fixed order without absent ones, and the hash and name of every file by
 * field. Two calls with the same key and the same text are one submission. It contains the whole form, so only its
 * hash is stored (`BodyHashes`).
 */
export function canonicalBody(fields: object, files: Record<string, HashedFile | undefined> = {}): string {
  // Only what is the same in every upload of a file: an upload also has its own temporary path and key.
  const facts = Object.entries(files).map(([field, file]) => [
    field,
    file && { name: file.name, sha256: file.sha256 },
  ]);
  return JSON.stringify([sortedEntries(fields), sortedEntries(Object.fromEntries(facts))]);
}

function sortedEntries(value: object): unknown[] {
  return Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => [name, canonicalValue(entry)]);
}

function canonicalValue(value: unknown): unknown {
  return value !== null && typeof value === 'object' ? sortedEntries(value) : value;
}
