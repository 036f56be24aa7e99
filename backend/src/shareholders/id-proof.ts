import type { UploadRules } from '../documents/upload-rules.js';

/** The identity proof of a shareholder (specification §5). */
export const ID_PROOF: UploadRules = {
  field: 'idProof',
  extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxBytes: 5 * 1024 * 1024,
};
