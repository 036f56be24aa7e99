import type { DocumentKind } from '../documents/document-kind.js';

/** The identity proof of a shareholder (specification §5). */
export const ID_PROOF: DocumentKind = {
  field: 'idProof',
  extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxBytes: 5 * 1024 * 1024,
};
