import type { Readable } from 'node:stream';

/**
 * An uploaded file, encrypted in a temporary file until it is stored or the request ends. The upload interceptor
 * deletes it when the request is over, whatever the outcome.
 */
export interface SpooledFile {
  /** Name of the form field. */
  readonly field: string;
  /** The sender's file name, cleaned for display; never used as a path. */
  readonly name: string;
  /** Size of the original file in bytes, without the encryption's overhead. */
  readonly size: number;
  /**
   * SHA-256 of the original file, 64 lower-case hex digits. It is not stored: somebody with a file could search for
   * it by its hash.
   */
  readonly sha256: string;
  /** The key this file is encrypted with; used for nothing else. */
  readonly dataKey: Buffer;
  /** The encrypted bytes, as they are stored. */
  openEncrypted(): Readable;
  /** The original file, decrypted while it is read. */
  openPlain(): Readable;
}
