/**
 * A file that is not accepted. `message` is the sentence for the sender and says what to do instead.
 * UNSUPPORTED_MEDIA_TYPE: it is no file of an accepted type. VALIDATION_FAILED: it is, but must be saved differently.
 */
export class RefusedDocument extends Error {
  constructor(
    readonly code: 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_FAILED',
    sentence: string,
  ) {
    super(sentence);
  }
}

export function wrongType(sentence: string): RefusedDocument {
  return new RefusedDocument('UNSUPPORTED_MEDIA_TYPE', sentence);
}

export function saveDifferently(sentence: string): RefusedDocument {
  return new RefusedDocument('VALIDATION_FAILED', sentence);
}
