import { fieldError } from '../../common/errors/app-error.js';

const KEY = /^[A-Za-z0-9._:~-]{8,128}$/;

/** The fixed facts about an uploaded file that make two uploads "the same". */
export interface HashedFile {
  name: string;
  /** Hex SHA-256 of the bytes. */
  sha256: string;
}

/** 8 to 128 characters a client can put in a header; a UUID is what the browser sends. @throws AppError VALIDATION_FAILED */
export function assertIdempotencyKey(value: string): void {
  if (KEY.test(value)) return;
  throw fieldError('Idempotency-Key', 'Idempotency-Key must be 8 to 128 letters, digits or . _ : ~ -');
}

/**
 * What was submitted as one text: fields in any order, absent ones left out, and the hash and name of every file by its
 * field. Two calls with the same key and the same text are one submission. It holds everything the form holds, so it is
 * kept only as `BodyHashes` makes it.
 */
export function canonicalBody(fields: object, files: Record<string, HashedFile | undefined> = {}): string {
  // Only what is the same in every upload of a file: an upload also has a temporary path and key of its own.
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
