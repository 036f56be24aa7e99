import type { Schema } from 'mongoose';
import type { SubmissionRecord } from '../submission-record.js';

/** Fields that applications of one person, or of one family, have in common. */
export const CONTACT_FIELDS = ['email', 'mobile'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Index for finding applications with the same value. */
export function contactIndex(field: ContactField): string {
  return `same_${field}`;
}

/** Indexes for finding applications by the same person, newest first. */
export function addContactIndexes<R extends SubmissionRecord>(schema: Schema<R>): void {
  for (const field of CONTACT_FIELDS) {
    schema.index({ [field]: 1, createdAt: -1 }, { name: contactIndex(field) });
  }
}

/** Another application, as shown to a reviewer. */
export type OtherApplication<R extends SubmissionRecord> = Pick<
  R,
  '_id' | 'reference' | 'status' | 'createdAt'
>;

/** Another application with the same e-mail address or mobile number. */
export type SameContact<R extends SubmissionRecord> = OtherApplication<R> & { same: ContactField[] };
