/** File types that the checks recognise by content. */
export type DocumentType = 'pdf' | 'doc' | 'ppt' | 'docx' | 'jpg' | 'png';

/**
 * The file that a form field accepts: which extensions, and how large. The API description and the forms take their
 * limits from here.
 */
export interface UploadRules {
  /** Name of the form field. */
  readonly field: string;
  /** Accepted file extensions, in lower case with the dot. */
  readonly extensions: readonly string[];
  /** Largest accepted size in bytes; a file of exactly this size is accepted. */
  readonly maxBytes: number;
}

/** The file type of each accepted extension. */
export const TYPE_OF_EXTENSION: Readonly<Record<string, DocumentType>> = {
  '.pdf': 'pdf',
  '.doc': 'doc',
  '.ppt': 'ppt',
  '.docx': 'docx',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.png': 'png',
};

export const CONTENT_TYPE: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** "PDF, DOC, PPT or DOCX", for sentences. */
export function acceptedTypes(rules: UploadRules): string {
  const names = rules.extensions.map((extension) => extension.slice(1).toUpperCase());
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} or ${last}` : `${last}`;
}

/** "10 MB", for sentences. */
export function readableSize(bytes: number): string {
  return `${Math.floor((bytes / 1024 / 1024) * 10) / 10} MB`;
}
