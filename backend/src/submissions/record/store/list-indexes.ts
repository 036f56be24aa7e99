import type { Schema } from 'mongoose';
import { EFFECTS_DUE } from '../../../effects/pending-effect.js';
import { ASSIGNEE_FIELD, type SubmissionRecord } from '../submission-record.js';

/** The two orders of a list; each filter has an index ending in each. */
export type ListOrder = 'newest' | 'by_name';

const ENDINGS = {
  newest: { createdAt: -1, _id: -1 },
  by_name: { nameKey: 1, _id: 1 },
} as const;

/** Name of the index of the records with one value of a field, or of all records, in a list's order. */
export function listIndex(order: ListOrder, field?: string): string {
  return field === undefined ? order : `${field}_${order}`;
}

/**
 * The indexes of every kind of submission: identity, repeats, pending work, and each filter in each order, so that a
 * page costs the same however many records there are.
 */
export function addSubmissionIndexes<R extends SubmissionRecord>(
  schema: Schema<R>,
  filters: readonly string[],
): void {
  schema.index({ reference: 1 }, { name: 'reference', unique: true });
  schema.index(
    { idempotencyKey: 1 },
    {
      name: 'idempotency_key',
      unique: true,
      partialFilterExpression: { idempotencyKey: { $type: 'string' } },
    },
  );
  schema.index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
  for (const order of ['newest', 'by_name'] as const) {
    schema.index(ENDINGS[order], { name: listIndex(order) });
    for (const field of ['searchKeys', ASSIGNEE_FIELD, ...filters]) {
      schema.index({ [field]: 1, ...ENDINGS[order] }, { name: listIndex(order, field) });
    }
  }
}

/** The index by which the sweeper finds the record of a file; only for kinds with documents. */
export function addDocumentIndex<R extends SubmissionRecord>(schema: Schema<R>): void {
  schema.index({ 'document.fileId': 1 }, { name: 'document_file' });
}
