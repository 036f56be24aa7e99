import { indianDayOf } from '../../common/lists/indian-days.js';
import type { ContactMessage } from '../../contact/contact-message.schema.js';
import type { SubmissionRecord } from '../../submissions/record/submission-record.js';
import { boxesFrom } from '../../subscriptions/active-periods.js';
import { lastBoxOf } from '../../subscriptions/last-box.js';
import { paidFirstBoxDay } from '../../subscriptions/paid-first-box.js';
import type { Subscription } from '../../subscriptions/subscription.schema.js';
import type { BoxGroup, DayCounts } from './kind-figures.js';
import { DAY_MS } from './periods.js';

/** Every sender of a message is promised an answer within this time (specification §5). */
export const REPLY_MS = DAY_MS;

/** The fields that are read for counting. Each kind has some of them. */
export const COUNTED_FIELDS = [
  'status',
  'createdAt',
  'history',
  'replies.at',
  'replies.withdrawnAt',
  'combo',
  'quantity',
  'total',
  'payment',
] as const;

/** Adds a record to the counts of its day. */
export function countRecord(days: Map<string, DayCounts>, subject: string, record: SubmissionRecord): void {
  const day = indianDayOf(record.createdAt);
  const counts = days.get(day) ?? { day, byStatus: {} };
  days.set(day, counts);
  counts.byStatus[record.status] = (counts.byStatus[record.status] ?? 0) + 1;
  if (subject === 'contact-message') countReply(counts, record as ContactMessage);
  if (subject === 'subscription') countBoxes(counts, record as Subscription);
}

function countReply(counts: DayCounts, { createdAt, history, replies = [] }: ContactMessage): void {
  const deadline = createdAt.getTime() + REPLY_MS;
  const isInTime = history.some(({ status, at }) => status === 'read' && at.getTime() <= deadline);
  counts.readInTime = (counts.readInTime ?? 0) + (isInTime ? 1 : 0);
  const isAnswered = replies.some(
    ({ at, withdrawnAt }) => withdrawnAt === undefined && at.getTime() <= deadline,
  );
  counts.answeredInTime = (counts.answeredInTime ?? 0) + (isAnswered ? 1 : 0);
}

function countBoxes(counts: DayCounts, record: Subscription): void {
  const from = boxesFrom(record);
  const last = lastBoxOf(record, record.status);
  if (from !== undefined) {
    counts.boxes ??= [];
    addBox(counts.boxes, from, record);
  } else if (last) {
    counts.lastBoxes ??= [];
    addBox(counts.lastBoxes, last.day, record);
  }
}

function addBox(groups: BoxGroup[], from: string, record: Subscription): void {
  const { combo, quantity, total } = record;
  const paid = paidFirstBoxDay(record);
  const group = groupOf(groups, { combo, from, ...(paid === undefined ? {} : { paid }) });
  group.deliveries += 1;
  group.boxes += quantity;
  group.total += total;
}

function groupOf(groups: BoxGroup[], of: Pick<BoxGroup, 'combo' | 'from' | 'paid'>): BoxGroup {
  const found = groups.find(
    ({ combo, from, paid }) => combo === of.combo && from === of.from && paid === of.paid,
  );
  if (found) return found;
  const group = { ...of, deliveries: 0, boxes: 0, total: 0 };
  groups.push(group);
  return group;
}
