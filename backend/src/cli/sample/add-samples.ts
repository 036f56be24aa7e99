import { randomUUID } from 'node:crypto';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountsService } from '../../admin/accounts/accounts.service.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { InputPipe } from '../../common/http/request/input.pipe.js';
import { ContactService } from '../../contact/contact.service.js';
import { CONTACT_MESSAGE } from '../../contact/contact-message.schema.js';
import { ContactForm } from '../../contact/dto/contact.form.js';
import { SpoolFolder } from '../../documents/upload/spool-folder.js';
import { ApplyFactoryForm } from '../../factory-applications/dto/apply-factory.form.js';
import { FACTORY_APPLICATION } from '../../factory-applications/factory-application.schema.js';
import { FactoryApplicationService } from '../../factory-applications/factory-application.service.js';
import { ShareholderForm } from '../../shareholders/dto/shareholder.form.js';
import { SHAREHOLDER } from '../../shareholders/shareholder.schema.js';
import { ShareholderService } from '../../shareholders/shareholder.service.js';
import type { SubmissionContext } from '../../submissions/record/submission-kind.js';
import type { SubmissionRecord } from '../../submissions/record/submission-record.js';
import type { DecidedRecord } from '../../submissions/record/values/decision.js';
import { boxDays } from '../../subscriptions/deliveries/box-days.js';
import { PinCodeChanges } from '../../subscriptions/deliveries/totals/pin-code-changes.js';
import { SubscriptionForm } from '../../subscriptions/dto/subscription.form.js';
import { SUBSCRIPTION, type Subscription } from '../../subscriptions/subscription.schema.js';
import { SubscriptionService } from '../../subscriptions/subscription.service.js';
import { CommandError } from '../with-application.js';
import { consentThen } from './sample-consent.js';
import { sampleCard, samplePlan, withDocument } from './sample-documents.js';
import {
  SAMPLE_COUNTS,
  sampleApplication,
  sampleMessage,
  sampleReply,
  sampleShareholder,
  sampleSubscription,
} from './sample-forms.js';
import { pick, samplePerson, scattered } from './sample-people.js';

/** Stands for an IP address in the audit log. */
const CLIENT_IP = 'command line';
const HOUR_MS = 3_600_000;
/** How far back the oldest sample lies. */
const OLDEST_MS = 90 * 24 * HOUR_MS;

/** So many of the newest of a kind were not decided about yet. */
const PENDING = 20;

const REASONS = [
  'Please send the rent agreement of the shed as well.',
  'The photo of the card cannot be read. Please send a new one.',
  'योजना में मशीनों का ख़र्च नहीं लिखा है। कृपया जोड़कर फिर भेजें।',
];

type SampleName = keyof typeof SAMPLE_COUNTS;
const SAMPLE_NAMES = Object.keys(SAMPLE_COUNTS) as SampleName[];

/** One kind of form: how it is sent and what becomes of it afterwards. */
interface SampleKind {
  model: string;
  send(number: number, context: SubmissionContext): Promise<{ _id: string; createdAt: Date }>;
  /** Brings the record to where it stands today; nothing for one that still waits. */
  settle(id: string, number: number): Promise<unknown>;
  /** Fields that follow from when the record came and what became of it. */
  follows?(moved: MovedRecord): Promise<object>;
}

type MovedRecord = Pick<SubmissionRecord, 'createdAt' | 'history'> & { pinCode?: string };

/**
 * Sends the forms of sample people through the same services as the API, decides about some of them in the name of the
 * first account, and spreads them over the last three months. Each has an idempotency key of its own, so a second run
 * adds what is missing and nothing else.
 *
 * @param counts how many there are to be of each
 * @returns how many forms were added
 * @throws CommandError when there is no account that could have decided
 */
export async function addSamples(
  app: INestApplicationContext,
  counts: Record<SampleName, number> = SAMPLE_COUNTS,
): Promise<number> {
  const began = new Date();
  const reviewer = await firstAccount(app);
  let added = 0;
  const kinds = sampleKinds(app, reviewer);
  for (const name of SAMPLE_NAMES) {
    const kind = kinds[name];
    const records = app.get<Model<SubmissionRecord>>(getModelToken(kind.model), { strict: false });
    for (let number = 0; number < counts[name]; number += 1) {
      const context = {
        idempotencyKey: `sample-${name}-${number}`,
        locale: samplePerson(number).language,
        clientIp: CLIENT_IP,
        callId: randomUUID(),
      };
      const { _id, createdAt } = await kind.send(number, context);
      if (createdAt < began) continue;
      await kind.settle(_id, number);
      // The newest came an hour ago, and most of them lately, as with a company that grows.
      const age = HOUR_MS + OLDEST_MS * (number / SAMPLE_COUNTS[name]) ** 2;
      await moveBack(records, _id, age, kind.follows);
      added += 1;
    }
  }
  return added;
}

const pipe = new InputPipe();

/** Judges a form by the rules of the API, as a request would be. @throws AppError VALIDATION_FAILED */
export function validForm<T>(type: Type<T>, form: T): Promise<T> {
  return pipe.transform(form, { type: 'body', metatype: type }) as Promise<T>;
}

/** Who decides about samples. @throws CommandError when there is no account */
export async function firstAccount(app: INestApplicationContext): Promise<CallerIdentity> {
  const [account] = await app.get(AccountsService, { strict: false }).list();
  if (!account) {
    throw new CommandError(
      'There is no account yet that could review the samples: npm start makes the first one.',
    );
  }
  const { adminId, email, permissions } = account;
  return { adminId, email, permissions, sessionId: 'none' };
}

function sampleKinds(app: INestApplicationContext, reviewer: CallerIdentity): Record<SampleName, SampleKind> {
  const service = <T>(type: new (...parts: never[]) => T): T => app.get<T>(type, { strict: false });
  const contact = service(ContactService);
  const applications = service(FactoryApplicationService);
  const shareholders = service(ShareholderService);
  const subscriptions = service(SubscriptionService);
  const changes = service(PinCodeChanges);
  const spool = service(SpoolFolder);

  /** The newest wait; of the others every fifth still does, and one in five was rejected. */
  const decision = (number: number) => {
    const fate = scattered(number, 'decision') % 5;
    if (number < PENDING || fate === 0) return undefined;
    if (fate > 1) return { status: 'approved' as const };
    return { status: 'rejected' as const, reason: pick(REASONS, number, 'reason') };
  };

  return {
    messages: {
      model: CONTACT_MESSAGE,
      send: async (number, context) =>
        contact.send(await validForm(ContactForm, sampleMessage(number)), context),
      settle: async (id, number) => {
        if (number <= 12) return;
        const text = sampleReply(number);
        if (text === undefined) await contact.changeStatus(id, { status: 'read' }, reviewer, CLIENT_IP);
        else await contact.reply(id, { text }, `sample-reply-${number}`, reviewer, CLIENT_IP);
      },
    },
    applications: {
      model: FACTORY_APPLICATION,
      send: async (number, context) => {
        const form = await validForm(ApplyFactoryForm, sampleApplication(number));
        // Among those that wait, the oldest has one.
        if (number % 3 === 1) return applications.apply(form, undefined, context);
        return withDocument(spool, samplePlan(form), (file) => applications.apply(form, file, context));
      },
      settle: async (id, number) => {
        const made = decision(number);
        if (made) await applications.changeStatus(id, made, reviewer, CLIENT_IP);
      },
    },
    shareholders: {
      model: SHAREHOLDER,
      send: async (number, context) => {
        const form = await validForm(ShareholderForm, sampleShareholder(number));
        return withDocument(spool, sampleCard(number), (file) => shareholders.apply(form, file, context));
      },
      settle: async (id, number) => {
        const made = decision(number);
        if (made) await shareholders.changeStatus(id, made, reviewer, CLIENT_IP);
      },
    },
    subscriptions: {
      model: SUBSCRIPTION,
      send: async (number, context) => {
        const form = await validForm(SubscriptionForm, sampleSubscription(number));
        return (await subscriptions.subscribe(form, context)).receipt;
      },
      settle: async (id, number) => {
        const status = number % 9 === 4 ? 'paused' : number % 13 === 6 ? 'cancelled' : undefined;
        if (status) await subscriptions.changeStatus(id, { status }, reviewer, CLIENT_IP);
      },
      follows: async ({ createdAt, history, pinCode = '' }) => {
        await changes.note([pinCode]);
        return { boxes: boxDays({ createdAt, history } as Pick<Subscription, 'createdAt' | 'history'>) };
      },
    },
  };
}

/** Lets a record have come, and been decided about, that many ms earlier; a decision took up to a day. */
async function moveBack(
  records: Model<SubmissionRecord>,
  id: string,
  ms: number,
  follows: SampleKind['follows'],
): Promise<void> {
  const record = await records
    .findById(id, { createdAt: 1, history: 1, consent: 1, decision: 1, pinCode: 1 })
    .lean<DecidedRecord & { pinCode?: string }>();
  if (!record) return;
  const earlier = (date: Date, by = ms) => new Date(date.getTime() - by);
  const day = Math.min(24 * HOUR_MS, ms / 2);
  const createdAt = earlier(record.createdAt);
  const consent = consentThen(record.consent, createdAt);
  const { decision, pinCode } = record;
  const history = record.history.map((entry, index) => ({
    ...entry,
    at: earlier(entry.at, index === 0 ? ms : ms - day),
  }));
  await records.updateOne(
    { _id: record._id },
    {
      $set: {
        createdAt,
        ...(consent ? { consent } : {}),
        ...(decision && { 'decision.at': earlier(decision.at, ms - day) }),
        history,
        ...(await follows?.({ createdAt, history, ...(pinCode !== undefined && { pinCode }) })),
      },
      ...(consent ? {} : { $unset: { consent: 1 } }),
    },
  );
}
