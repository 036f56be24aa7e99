import type { Types } from 'mongoose';
import type { SubmissionRecord } from '../record/submission-record.js';

/** Keys of all mails that a record can have brought about, those still to come included. */
export function mailKeysOf({
  _id,
  revision,
  pendingEffects,
}: Pick<SubmissionRecord, '_id' | 'revision' | 'pendingEffects'>): string[] {
  const decided = Array.from({ length: revision }, (_, change) => decisionMailKey(_id, change + 1));
  const pending = pendingEffects.flatMap(({ key, kind }) => (kind === 'mail' ? [key] : []));
  return [...new Set([receivedMailKey(_id), ...decided, ...pending])];
}

/** Key of the mail that confirms the arrival. */
export function receivedMailKey(id: Types.ObjectId): string {
  return `${id.toHexString()}:received`;
}

/** Key of the mail about the change that led to this revision. */
export function decisionMailKey(id: Types.ObjectId, revision: number): string {
  return `${id.toHexString()}:decided:${revision}`;
}

/** Key of the release that belongs to this change, when it took the suspect mark off. */
export function releaseKey(changeKey: string): string {
  return `${changeKey}:release`;
}
