import type { Colleague, Decision, SubmittedRecord } from '../../src/data/records/records';
import { indianDay } from '../../src/format/date-time';
import type { Answer } from './fake-api';

/** The fields that records of every kind have. */
export function aRecord<S extends string>(prefix: string, id: string, status: S) {
  const createdAt = '2025-11-17T10:42:00.000Z';
  return {
    _id: id,
    reference: `${prefix}-${id.toUpperCase()}`,
    status,
    suspect: false,
    locale: 'en' as const,
    createdAt,
    history: [{ status, at: createdAt }],
  };
}

interface ListQuery {
  path: string;
  url: URL;
  nameOf: (record: SubmittedRecord) => string;
  /** Maximum rows of a page, whatever `limit` the console sends. */
  pageSize: number;
}

/** A list page as the API returns it, with its headers. */
export function answerList(
  records: readonly SubmittedRecord[],
  { path, url, nameOf, pageSize }: ListQuery,
): Answer {
  const { status, sort, businessIdea, document, assignee, to, q, cursor, limit, ...outcome } =
    Object.fromEntries(url.searchParams);
  const found = records
    .filter((one) => !status || one.status === status)
    .filter((one) => !businessIdea || (one as { business_idea?: string }).business_idea === businessIdea)
    .filter((one) => !document || String(one.document !== undefined) === document)
    .filter((one) => !assignee || (one.assignee?.adminId ?? 'none') === (assignee === 'me' ? 'a1' : assignee))
    .filter((one) => hasOutcome(one, outcome))
    .filter((one) => !to || one.createdAt.slice(0, 10) <= to)
    .filter((one) => !q || nameOf(one).toLowerCase().includes(q.toLowerCase()))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) * (sort === '-createdAt' ? -1 : 1));
  const size = Math.min(Number(limit), pageSize);
  const start = Number(cursor ?? 0);
  const links = [
    start + size < found.length && `<${path}?cursor=${start + size}>; rel="next"`,
    start > 0 && `<${path}${start > size ? `?cursor=${start - size}` : ''}>; rel="prev"`,
  ];
  return {
    body: found.slice(start, start + size),
    headers: { 'x-total-count': String(found.length), link: links.filter(Boolean).join(', ') },
  };
}

/** Whether a record matches the list's filters on decision, reply and refund. */
function hasOutcome(record: Outcome, filters: Record<string, string>): boolean {
  const { decidedBy, decidedFrom, answered, refundDue } = filters;
  const { decision, repliedAt, suspect, payment } = record;
  if (refundDue === 'true' && !payment?.toRefund) return false;
  if (decidedBy && decision?.by.adminId !== (decidedBy === 'me' ? 'a1' : decidedBy)) return false;
  if (decidedFrom && !(decision && indianDay(0, new Date(decision.at)) >= decidedFrom)) return false;
  if (answered === 'true') return repliedAt !== undefined;
  return answered !== 'false' || (repliedAt === undefined && !suspect);
}

type Outcome = SubmittedRecord & {
  decision?: Decision;
  repliedAt?: string;
  payment?: { toRefund?: string[] };
};

interface StatusChange {
  status: string;
  expectedStatus?: string;
  reason?: string;
  clearSuspect?: boolean;
}

/** Changes a record like the API; undefined if its status is not the expected one. */
export function changeRecord(record: SubmittedRecord, payload: StatusChange): Answer | undefined {
  if (payload.expectedStatus && payload.expectedStatus !== record.status) return undefined;
  const { reason, clearSuspect } = payload;
  if (clearSuspect) record.suspect = false;
  if (payload.status !== record.status) {
    record.status = payload.status;
    record.history = [
      ...record.history,
      {
        status: payload.status,
        at: '2025-11-21T06:00:00.000Z',
        by: 'office@saajha.example',
        ...(reason ? { reason } : {}),
      },
    ];
  }
  return { body: { message: 'Status updated', data: { ...record } } };
}

/** Assigns a record like the API; undefined if its assignee is not the expected one. */
export function assignRecord(
  record: SubmittedRecord,
  { adminId, expected }: { adminId: string | null; expected: string | null },
  colleagues: readonly Colleague[],
): Answer | undefined {
  if ((record.assignee?.adminId ?? null) !== expected) return undefined;
  const assignee = colleagues.find((one) => one.adminId === adminId);
  if (assignee) record.assignee = assignee;
  else delete record.assignee;
  return { body: { message: 'Assigned', data: { ...record } } };
}

interface NoteChange {
  by: string;
  /** Text of a new note; absent to delete the note `noteId`. */
  text?: string;
  noteId?: string | undefined;
  colleagues: readonly Colleague[];
}

/** Adds or deletes a note like the API. */
export function changeNotes(record: SubmittedRecord, { by, text, noteId, colleagues }: NoteChange): Answer {
  const { notes = [] } = record;
  if (text === undefined) record.notes = notes.filter(({ _id }) => _id !== noteId);
  else {
    const mentions = colleagues.map(({ email }) => email).filter((email) => text.includes(`@${email}`));
    const at = new Date().toISOString();
    const deletableUntil = new Date(Date.parse(at) + 600_000).toISOString();
    record.notes = [...notes, { _id: `n${notes.length}`, by, at, text, mentions, deletableUntil }];
  }
  return { body: { message: 'Notes changed', data: { ...record } } };
}
