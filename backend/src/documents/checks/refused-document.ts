import type { FileReason } from '../../common/errors/file-reasons.js';

/**
 * A file that is not accepted. `message` is for the sender and says what to do instead. UNSUPPORTED_MEDIA_TYPE: the
 * file type is not accepted. VALIDATION_FAILED: the type is, but the content is refused.
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

/** An embedded file that could be started by whoever opens the document. */
export function embedsFile(): Error {
  return refusedContent(
    'attachments',
    'Other files are packed inside this document. Please save it as PDF and try again.',
  );
}
