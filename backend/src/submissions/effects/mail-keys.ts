import type { Types } from 'mongoose';
import type { StatusRules } from '../record/status-rules.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { lastingHistory } from '../record/values/lasting-history.js';

/** Keys of all mails that a record can have caused, including future ones. */
export function mailKeysOf({
  _id,
  revision,
  pendingEffects,
}: Pick<SubmissionRecord, '_id' | 'revision' | 'pendingEffects'>): string[] {
  const decided = Array.from({ length: revision }, (_, change) => decisionMailKey(_id, change + 1));
  const pending = pendingEffects.flatMap(({ key, kind }) => (kind === 'mail' ? [key] : []));
  return [...new Set([receivedMailKey(_id), ...decided, ...pending])];
}

/** The id that the key of a mail about a record begins with; undefined for a key of another form. */
export function recordIdOfKey(key: string): string | undefined {
  return /^([0-9a-f]{24}):/.exec(key)?.[1];
}

/** Key of the mail that confirms the submission. */
export function receivedMailKey(id: Types.ObjectId): string {
  return `${id.toHexString()}:received`;
}

/** Key of the mail about the change to this revision. */
export function decisionMailKey(id: Types.ObjectId, revision: number): string {
  return `${id.toHexString()}:decided:${revision}`;
}

/** Whether this is the key of a mail about a change that was followed by another one, other than an undo. */
export function isOfEarlierChange(
  { _id, history }: Pick<SubmissionRecord, '_id' | 'history'>,
  key: string,
): boolean {
  const last = lastingHistory(history).at(-1);
  const latest = last && decisionMailKey(_id, history.indexOf(last));
  return key.startsWith(`${_id.toHexString()}:decided:`) && key !== latest;
}

/**
 * Whether the mail with this key says what no longer holds: it is about a decision that was followed by another one (not
 * counting undos), confirms a submission that was decided since, or is about a record that is being erased.
 */
export function isOutdated(
  record: SubmissionRecord,
  key: string,
  { initial, onlyMarks }: StatusRules<string>,
): boolean {
  if (record.erasing) return true;
  if (key !== receivedMailKey(record._id)) return isOfEarlierChange(record, key);
  return record.status !== initial && onlyMarks !== true;
}

/** Key of the release effect of this change, if it removed the suspect mark. */
export function releaseKey(changeKey: string): string {
  return `${changeKey}:release`;
}
