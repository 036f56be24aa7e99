import { Types } from 'mongoose';
import { AppError } from '../../../common/errors/app-error.js';
import { isRecordId } from '../../../common/http/request/record-id.param.js';
import type { SubmissionKind } from '../submission-kind.js';
import type { SubmissionRecord } from '../submission-record.js';

/** The record with this id. @throws AppError NOT_FOUND, also for an invalid id */
export async function findRecord<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  id: string,
): Promise<R> {
  const record = isRecordId(id) ? await kind.store.findById(new Types.ObjectId(id)) : null;
  if (record === null || record.erasing) throw new AppError('NOT_FOUND', 'There is no such record.');
  return record;
}
