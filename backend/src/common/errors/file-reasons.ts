/** Why a file is refused, as words that programs compare; the sentence beside it is for people. */
export const FILE_REASONS = [
  /** Its name has none of the accepted endings. */
  'type',
  /** Its content is not what its name says. */
  'content',
  /** An office file in a newer format than its name says or than is accepted. */
  'newer-format',
  'empty',
  /** More bytes than the field takes. */
  'too-large',
  /** Cut off or unreadable. */
  'damaged',
  /** Needs a password. */
  'locked',
  'macros',
  /** Scripts, controls, or a template that is loaded from elsewhere. */
  'active-content',
  /** Other files are packed inside. */
  'attachments',
  /** Other programs would take it for a file of a second type. */
  'second-file',
  /** Unpacks to far more than it is. */
  'unpacks-huge',
  /** The operator's scanner found a virus in it. */
  'virus',
  /** Takes longer to check than any honest file. */
  'too-complex',
  /** A picture of more pixels than any camera makes. */
  'too-many-pixels',
  /** A picture too small to be read. */
  'too-few-pixels',
  /** The file's name is missing, or has characters that are only there to deceive. */
  'name',
  'one-file-only',
  /** There is no room for files just now. */
  'storage-full',
] as const;

export type FileReason = (typeof FILE_REASONS)[number];
