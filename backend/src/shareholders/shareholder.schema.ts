import { Schema } from 'mongoose';
import type { SealedSecret } from '../crypto/key-ring.js';
import { addDocumentIndex, addSubmissionIndexes } from '../submissions/record/store/list-indexes.js';
import { addContactIndexes } from '../submissions/record/store/same-contact.js';
import { submissionDefinition } from '../submissions/record/submission-record.js';
import { addDecisionIndex, DECISION, type DecidedRecord } from '../submissions/record/values/decision.js';
import { LOCATION, type Location } from '../submissions/record/values/location.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../submissions/review/review-status.js';
import type { StoredPan } from './pan-vault.js';
import type { NomineeRelation, ShareCount } from './share-options.js';

/** Somebody applies to become a shareholder. */
export interface Shareholder extends DecidedRecord<ReviewStatus>, Location {
  fullName: string;
  email: string;
  mobile: string;
  referralCode?: string;
  pan: StoredPan;
  nomineeName: string;
  nomineeRelation: NomineeRelation;
  sharePurchase: ShareCount;
  termsAgreed: true;
}

export const SHAREHOLDER = 'Shareholder';

/** Fields with hashes of a PAN: while keys rotate, records under the new key also have the hash under the old one. */
export const PAN_HASHES = ['pan.hash', 'pan.formerHashes'] as const;

const PAN_INDEXES = { 'pan.hash': 'pan_hash', 'pan.formerHashes': 'pan_former_hashes' } as const;

/** Index for finding applications with the same PAN. */
export function panIndex(field: (typeof PAN_HASHES)[number]): string {
  return PAN_INDEXES[field];
}

const text = { type: String, required: true };
const sealedSchema = new Schema<SealedSecret>({ keyId: text, sealed: text }, { _id: false });

const panSchema = new Schema<StoredPan>(
  { sealed: sealedSchema, hash: text, formerHashes: { type: [String], default: undefined }, masked: text },
  { _id: false },
);

export const shareholderSchema = new Schema<Shareholder>(
  {
    ...submissionDefinition(REVIEW_STATUSES),
    decision: DECISION,
    fullName: text,
    email: text,
    mobile: text,
    ...LOCATION,
    referralCode: String,
    pan: { type: panSchema },
    nomineeName: text,
    nomineeRelation: text,
    sharePurchase: { type: Number, required: true },
    termsAgreed: { type: Boolean, required: true },
  },
  // Effects may have empty content, which mongoose would otherwise drop.
  { collection: 'shareholders', versionKey: false, strict: 'throw', minimize: false },
);

addSubmissionIndexes(shareholderSchema, ['status', 'sharePurchase']);
addDecisionIndex(shareholderSchema);
addDocumentIndex(shareholderSchema);
addContactIndexes(shareholderSchema);
for (const field of PAN_HASHES) {
  shareholderSchema.index({ [field]: 1 }, { name: panIndex(field) });
}
