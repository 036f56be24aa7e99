import type { Schema } from 'mongoose';
import type { SubmissionRecord } from '../submission-record.js';

/** What applications of one person, or of one family, have in common. */
export const CONTACT_FIELDS = ['email', 'mobile'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Index along which applications with the same value are found. */
export function contactIndex(field: ContactField): string {
  return `same_${field}`;
}

/** Applications that name the same person, the newest first. */
export function addContactIndexes<R extends SubmissionRecord>(schema: Schema<R>): void {
  for (const field of CONTACT_FIELDS) {
    schema.index({ [field]: 1, createdAt: -1 }, { name: contactIndex(field) });
  }
}

/** Another application, as far as a reviewer is shown it. */
export type OtherApplication<R extends SubmissionRecord> = Pick<
  R,
  '_id' | 'reference' | 'status' | 'createdAt'
>;

/** Another application with the same e-mail address or mobile number. */
export type SameContact<R extends SubmissionRecord> = OtherApplication<R> & { same: ContactField[] };
