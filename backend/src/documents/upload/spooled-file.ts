import type { Readable } from 'node:stream';

/**
 * A received file, waiting encrypted in a temporary file until it is stored or the request ends.
 * The upload interceptor deletes it when the request is over, whatever the outcome.
 */
export interface SpooledFile {
  /** Name of the form field it came in. */
  readonly field: string;
  /** Cleaned file name as the sender gave it, for people; never used as a path. */
  readonly name: string;
  /** Size of the file itself in bytes, without the encryption's overhead. */
  readonly size: number;
  /** SHA-256 of the file itself, 64 lower-case hex digits. It is not stored: who has a file could look for it by its hash. */
  readonly sha256: string;
  /** The key this file is encrypted with; used for nothing else. */
  readonly dataKey: Buffer;
  /** The encrypted bytes, as they go into the store. */
  openEncrypted(): Readable;
  /** The file itself, decrypted as it is read. */
  openPlain(): Readable;
}
