import type { INestApplicationContext, Type } from '@nestjs/common';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { type Connection, type Model, mongo, Types } from 'mongoose';
import { actorOf } from '../../audit/audit-actor.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { CONTACT_MESSAGE } from '../../contact/contact-message.schema.js';
import { ContactForm } from '../../contact/dto/contact.form.js';
import { ApplyFactoryForm } from '../../factory-applications/dto/apply-factory.form.js';
import { FACTORY_APPLICATION } from '../../factory-applications/factory-application.schema.js';
import { ShareholderForm } from '../../shareholders/dto/shareholder.form.js';
import { SHAREHOLDER } from '../../shareholders/shareholder.schema.js';
import { kindStatisticsSchema } from '../../statistics/counting/kind-statistics.schema.js';
import { BodyHashes } from '../../submissions/intake/body-hashes.js';
import { canonicalForm } from '../../submissions/intake/canonical-form.js';
import type { SubmissionForm } from '../../submissions/intake/dto/submission-form.js';
import { REFERENCES, referenceOf } from '../../submissions/record/reference.js';
import type { SubmissionKind } from '../../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../../submissions/record/submission-kinds.js';
import type { HistoryEntry, SubmissionRecord } from '../../submissions/record/submission-record.js';
import { SubscriptionForm } from '../../subscriptions/dto/subscription.form.js';
import { SUBSCRIPTION } from '../../subscriptions/subscription.schema.js';
import { firstAccount, validForm } from './add-samples.js';
import { personOfMany } from './many-people.js';
import { sampleApplication, sampleMessage, sampleShareholder, sampleSubscription } from './sample-forms.js';
import { scattered } from './sample-people.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back the oldest lies. */
const OLDEST_MS = 3 * 365 * DAY_MS;
/** Records of one write, and writes under way at once. */
const [BATCH, WRITES] = [500, 4];
/** Times that a write is tried. */
const TRIES = 5;
/** Numbers of the usual samples are lower, so nobody is in both. */
const FIRST_NUMBER = 1_000;
/** So many of the newest of a kind still wait. */
const WAITING = 20;
/** Odd, so that its multiples below a power of two are all different; they look random. */
const SCATTER = 0x2545f491;
/** The database's code for a record that is there already. */
const DUPLICATE_KEY = 11_000;

/** One kind of form, and what is decided about it: in so many of a hundred cases each, the rest still waits. */
interface ManyOfAKind<F extends SubmissionForm = SubmissionForm> {
  model: string;
  type: Type<F>;
  form(number: number): F;
  decided: Readonly<Record<string, number>>;
}

const KINDS: Readonly<Record<string, ManyOfAKind>> = {
  CM: ofAKind({
    model: CONTACT_MESSAGE,
    type: ContactForm,
    form: (number) => sampleMessage(number, personOfMany(number)),
    decided: { read: 97 },
  }),
  FA: ofAKind({
    model: FACTORY_APPLICATION,
    type: ApplyFactoryForm,
    form: (number) => sampleApplication(number, personOfMany(number)),
    decided: { approved: 33, rejected: 64 },
  }),
  SH: ofAKind({
    model: SHAREHOLDER,
    type: ShareholderForm,
    form: (number) => sampleShareholder(number, personOfMany(number)),
    decided: { approved: 90, rejected: 9 },
  }),
  SP: ofAKind({
    model: SUBSCRIPTION,
    type: SubscriptionForm,
    form: (number) => sampleSubscription(number, personOfMany(number)),
    decided: { paused: 8, cancelled: 22 },
  }),
};

/**
 * Adds so many records of each kind, shaped by the code that composes those of real forms and written many at a time:
 * without papers, mails and entries of the audit log, spread over three years as with a company that grows. The same for
 * the same size; what is there already stays.
 *
 * @param onProgress told after each write
 * @returns how many were added
 * @throws CommandError when there is no account that could have decided
 */
export async function addManySamples(
  app: INestApplicationContext,
  size: number,
  onProgress: (kind: string, done: number) => void = () => undefined,
): Promise<number> {
  const reviewer = await firstAccount(app);
  const hashes = app.get(BodyHashes, { strict: false });
  const now = Date.now();
  let added = 0;
  for (const kind of app.get(SubmissionKinds, { strict: false }).all()) {
    const many = KINDS[kind.referencePrefix];
    if (!many) continue;
    const { collection } = app.get<Model<SubmissionRecord>>(getModelToken(many.model), { strict: false });
    const compose = (index: number) => composeOne(kind, many, { index, size, now, hashes, reviewer });
    let [next, done] = [0, 0];
    const writeOn = async () => {
      while (next < size) {
        const indexes = Array.from({ length: Math.min(BATCH, size - next) }, (_, n) => next + n);
        next += indexes.length;
        const inserted = await insertNew(collection, await Promise.all(indexes.map(compose)));
        added += inserted;
        done += indexes.length;
        onProgress(kind.subject, done);
      }
    };
    await Promise.all(Array.from({ length: WRITES }, writeOn));
  }
  // Days of the past have records now that no entry of the audit log tells of: all of them are counted anew.
  const { collection: statistics } = kindStatisticsSchema.options as { collection: string };
  await app.get<Connection>(getConnectionToken(), { strict: false }).collection(statistics).deleteMany({});
  return added;
}

/** A kind whose form is its own, as one among others. */
function ofAKind<F extends SubmissionForm>(many: ManyOfAKind<F>): ManyOfAKind {
  return many as unknown as ManyOfAKind;
}

interface Composing {
  /** From 0, the newest, up. */
  index: number;
  size: number;
  now: number;
  hashes: BodyHashes;
  reviewer: CallerIdentity;
}

async function composeOne(
  kind: SubmissionKind,
  { type, form: formOf, decided }: ManyOfAKind,
  { index, size, now, hashes, reviewer }: Composing,
): Promise<SubmissionRecord> {
  const number = FIRST_NUMBER + index;
  const form = await validForm(type, formOf(number));
  const age = OLDEST_MS * (index / size) ** 2;
  const createdAt = new Date(now - HOUR_MS - age);
  const record = kind.compose(
    form,
    {
      _id: idOf(createdAt, number),
      reference: referenceOf(kind.referencePrefix, Math.imul(number, SCATTER) & (REFERENCES - 1)),
      createdAt,
      bodyHash: hashes.of(canonicalForm(form)),
    },
    {
      idempotencyKey: `sample-${kind.subject}-${number}`,
      locale: personOfMany(number).language,
      from: 'command line',
      callId: '',
    },
  );
  return settled(kind, { ...record, pendingEffects: [] }, statusOf(decided, number), { age, reviewer });
}

/** What was decided about it; undefined for one that waits, as the newest do. */
function statusOf(decided: ManyOfAKind['decided'], number: number): string | undefined {
  if (number < FIRST_NUMBER + WAITING) return undefined;
  let share = scattered(number, 'decision') % 100;
  for (const [status, percent] of Object.entries(decided)) {
    if (share < percent) return status;
    share -= percent;
  }
  return undefined;
}

/** The record as it is once it was decided about, up to three days after it came. */
function settled(
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
  return {
    ...record,
    status,
    revision: 1,
    history: [...record.history, entry],
    ...kind.fieldsAfter(record, entry),
  };
}

/** An id as the driver makes them at that moment, the same for the same number. */
function idOf(createdAt: Date, number: number): Types.ObjectId {
  const seconds = Math.floor(createdAt.getTime() / 1_000);
  return new Types.ObjectId(seconds.toString(16).padStart(8, '0') + number.toString(16).padStart(16, '0'));
}

/** @returns how many were not there yet */
async function insertNew(
  collection: Model<SubmissionRecord>['collection'],
  records: SubmissionRecord[],
  triesLeft = TRIES,
): Promise<number> {
  try {
    const { insertedCount } = await collection.insertMany(records, { ordered: false, ignoreUndefined: true });
    return insertedCount;
  } catch (thrown) {
    if (!(thrown instanceof mongo.MongoBulkWriteError)) throw thrown;
    if (thrown.code === DUPLICATE_KEY) return thrown.insertedCount;
    // Under so many writes the database takes longer for one than a call of the product may. What it stored it knows again.
    if (triesLeft <= 1) throw thrown;
    return insertNew(collection, records, triesLeft - 1);
  }
}
