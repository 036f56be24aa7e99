import type { UploadRules } from '../documents/upload-rules.js';

/** The optional file of a factory application (specification §5). */
export const APPLICATION_DOCUMENT: UploadRules = {
  field: 'supporting_document',
  extensions: ['.pdf', '.doc', '.ppt', '.docx'],
  maxBytes: 10 * 1024 * 1024,
};
