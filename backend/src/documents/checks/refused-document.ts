import type { FileReason } from '../../common/errors/file-reasons.js';

/**
 * A file that is not accepted. `message` is the sentence for the sender and says what to do instead.
 * UNSUPPORTED_MEDIA_TYPE: it is no file of an accepted type. VALIDATION_FAILED: it is, but its content is refused.
 */
export class RefusedDocument extends Error {
  constructor(
    readonly code: 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_FAILED',
    readonly reason: FileReason,
    message: string,
  ) {
    super(message);
  }
}

export function wrongType(reason: FileReason, message: string): RefusedDocument {
  return new RefusedDocument('UNSUPPORTED_MEDIA_TYPE', reason, message);
}

export function refusedContent(reason: FileReason, message: string): RefusedDocument {
  return new RefusedDocument('VALIDATION_FAILED', reason, message);
}

/** A file inside the file, which whoever opens it could start. */
export function packsFile(): Error {
  return refusedContent(
    'attachments',
    'Other files are packed inside this document. Please save it as PDF and try again.',
  );
}
