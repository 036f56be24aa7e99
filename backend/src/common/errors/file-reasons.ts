/** Reasons for refusing a file, for programs; the message beside it is for people. */
export const FILE_REASONS = [
  /** The file extension is not accepted. */
  'type',
  /** The content does not match the extension. */
  'content',
  /** An office file in a newer format than its extension says or than is accepted. */
  'newer-format',
  'empty',
  /** Larger than the field accepts. */
  'too-large',
  /** Truncated or unreadable. */
  'damaged',
  /** Needs a password. */
  'locked',
  'macros',
  /** Scripts, controls, or a template loaded from another location. */
  'active-content',
  /** Contains other files. */
  'attachments',
  /** Other programs would read it as a second file type. */
  'second-file',
  /** Unpacks to far more than its size. */
  'unpacks-huge',
  /** The configured scanner found a virus. */
  'virus',
  /** Takes longer to check than any real document. */
  'too-complex',
  /** More pixels than any camera produces. */
  'too-many-pixels',
  /** Too few pixels to be legible. */
  'too-few-pixels',
  /** The file name is missing, or has characters that only serve to deceive. */
  'name',
  'one-file-only',
  /** No storage space left at the moment. */
  'storage-full',
] as const;

export type FileReason = (typeof FILE_REASONS)[number];
