import type { DocumentKind } from '../documents/document-kind.js';

/** The file that may go with a factory application (specification §5). */
export const APPLICATION_DOCUMENT: DocumentKind = {
  field: 'supporting_document',
  extensions: ['.pdf', '.doc', '.ppt', '.docx'],
  maxBytes: 10 * 1024 * 1024,
};
