import { Types } from 'mongoose';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import type { HistoryEntry, SubmissionRecord } from '../submissions/record/submission-record.js';
import { REVIEW_RULES } from '../submissions/review/review-status.js';
import { trackedView } from './tracked-view.js';

const kind = {
  subject: 'factory-application',
  rules: REVIEW_RULES,
  selfServiceActions: {},
  sentFields: [],
  publicFields: () => ({}),
  keptFor: () => undefined,
} as unknown as SubmissionKind;
const at = new Date('2025-11-05T10:15:00Z');
const by = { adminId: 'a1', email: 'reviewer@example.org' };

function historyShown(...entries: HistoryEntry[]) {
  const record = { _id: new Types.ObjectId(), status: 'pending', createdAt: at, history: entries };
  const { history } = trackedView(kind, record as unknown as SubmissionRecord);
  return history.map((entry) => `${entry.status} by ${entry.by}`);
}

test('a decision that was undone before its mail was sent is not shown to the applicant', () => {
  const arrival = { status: 'pending', at };
  const approval = { status: 'approved', at, by };
  expect(historyShown(arrival, approval, { status: 'pending', at, by, undo: true })).toEqual([
    'pending by you',
  ]);
  expect(historyShown(arrival, approval, { status: 'pending', at, by })).toEqual([
    'pending by you',
    'approved by office',
    'pending by office',
  ]);
});
