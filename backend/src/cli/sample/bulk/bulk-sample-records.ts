import { Types } from 'mongoose';
import { actorOf } from '../../../audit/audit-actor.js';
import type { CallerIdentity } from '../../../common/access/caller.js';
import type { BodyHashes } from '../../../submissions/intake/body-hashes.js';
import { canonicalForm } from '../../../submissions/intake/canonical-form.js';
import type { SubmissionForm } from '../../../submissions/intake/dto/submission-form.js';
import type { SubmissionKind } from '../../../submissions/record/submission-kind.js';
import type { HistoryEntry, SubmissionRecord } from '../../../submissions/record/submission-record.js';
import { REFERENCES, referenceOf } from '../../../submissions/record/values/reference.js';
import { consentAt } from '../sample-consent.js';
import type { SampleDocument } from '../sample-documents.js';
import { validForm } from '../sample-kinds.js';
import { scattered } from '../sample-people.js';
import { chosenForDocuments, type SentDocument } from './bulk-sample-documents.js';
import type { BulkSampleKind } from './bulk-sample-kinds.js';
import { bulkSamplePerson } from './bulk-sample-people.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Age of the oldest record. */
const OLDEST_MS = 3 * 365 * DAY_MS;
/** The small set of samples uses lower numbers, so the two sets share no people. */
const FIRST_NUMBER = 1_000;
/** Number of the newest of a kind that are still pending. */
const PENDING = 20;
/** Odd, so that its multiples below a power of two are all different; they look random. */
const SCATTER = 0x2545f491;

/** What all records of one run have in common. */
export interface BulkSampleRun {
  size: number;
  now: number;
  hashes: BodyHashes;
  reviewer: CallerIdentity;
}

/** One record to be built: its id, reference and time of submission are known beforehand. */
export class BulkSampleRecord {
  readonly _id: Types.ObjectId;
  readonly idempotencyKey: string;
  private readonly number: number;
  private readonly age: number;
  private readonly createdAt: Date;

  /** @param index from 0, the newest, up */
  constructor(
    private readonly kind: SubmissionKind,
    private readonly bulkKind: BulkSampleKind,
    private readonly call: BulkSampleRun,
    index: number,
  ) {
    this.number = FIRST_NUMBER + index;
    this.age = OLDEST_MS * (index / call.size) ** 2;
    this.createdAt = new Date(call.now - HOUR_MS - this.age);
    this._id = idOf(this.createdAt, this.number);
    this.idempotencyKey = `sample-${kind.subject}-${this.number}`;
  }

  /** The form that was sent. */
  form(): Promise<SubmissionForm> {
    return validForm(this.bulkKind.type, this.bulkKind.form(this.number));
  }

  /** The document of the form, if any. */
  document(form: SubmissionForm): SampleDocument | undefined {
    return this.bulkKind.document?.of(form, this.number);
  }

  /** The record to store. */
  compose(form: SubmissionForm, sent?: SentDocument): SubmissionRecord {
    const { kind, number, createdAt, age } = this;
    const { hashes, reviewer } = this.call;
    const record = kind.compose(
      form,
      {
        _id: this._id,
        reference: referenceOf(kind.referencePrefix, Math.imul(number, SCATTER) & (REFERENCES - 1)),
        createdAt,
        bodyHash: hashes.of(canonicalForm(form, sent && { [sent.file.field]: sent.file })),
        document: sent?.document,
      },
      {
        idempotencyKey: this.idempotencyKey,
        locale: bulkSamplePerson(number).language,
        clientIp: 'command line',
        callId: '',
      },
    );
    const { consent, ...others } = record;
    const then = consentAt(consent, createdAt);
    return decidedRecord(
      kind,
      { ...others, ...(then ? { consent: then } : {}), pendingEffects: [] },
      statusOf(this.bulkKind.decided, number),
      { age, reviewer },
    );
  }
}

/** The indexes of the records that get documents, out of this many. */
export function indexesWithDocuments({ document, decided }: BulkSampleKind, size: number): Set<number> {
  if (!document) return new Set();
  const pending: number[] = [];
  for (let index = 0; index < size; index += 1) {
    if (statusOf(decided, FIRST_NUMBER + index) === undefined) pending.push(index);
  }
  return chosenForDocuments(pending, document.isOptional);
}

/** The decision; undefined for a pending record, as the newest are. */
function statusOf(decided: BulkSampleKind['decided'], number: number): string | undefined {
  if (number < FIRST_NUMBER + PENDING) return undefined;
  let share = scattered(number, 'decision') % 100;
  for (const [status, percent] of Object.entries(decided)) {
    if (share < percent) return status;
    share -= percent;
  }
  return undefined;
}

/** The record after its decision, which was made up to three days after submission. */
function decidedRecord(
  kind: SubmissionKind,
  record: SubmissionRecord,
  status: string | undefined,
  { age, reviewer }: { age: number; reviewer: CallerIdentity },
): SubmissionRecord {
  if (status === undefined || record.suspect) return record;
  const took =
    Math.min(3 * DAY_MS, age) * (scattered(record.createdAt.getTime() % 1_000_003, 'took') / 100_003);
  const entry: HistoryEntry = {
    status,
    at: new Date(record.createdAt.getTime() + took),
    by: actorOf(reviewer),
    ...(status === 'rejected' ? { reason: 'Please send the rent agreement of the shed as well.' } : {}),
  };
  const after = { ...record, status, revision: 1, history: [...record.history, entry] };
  const key = kind.outcomeKey(after);
  const isNew = key !== undefined && !record.searchKeys.includes(key);
  return {
    ...after,
    ...kind.fieldsAfter(record, entry),
    ...(isNew && { searchKeys: [...record.searchKeys, key] }),
  };
}

/** An id as the driver would create it at that moment; deterministic. */
function idOf(createdAt: Date, number: number): Types.ObjectId {
  const seconds = Math.floor(createdAt.getTime() / 1_000);
  return new Types.ObjectId(seconds.toString(16).padStart(8, '0') + number.toString(16).padStart(16, '0'));
}
