import type { INestApplicationContext, Type } from '@nestjs/common';
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
import { boxDays } from '../../subscriptions/deliveries/box-days.js';
import { PinCodeChanges } from '../../subscriptions/deliveries/totals/pin-code-changes.js';
import { SubscriptionForm } from '../../subscriptions/dto/subscription.form.js';
import { SUBSCRIPTION, type Subscription } from '../../subscriptions/subscription.schema.js';
import { SubscriptionService } from '../../subscriptions/subscription.service.js';
import { sampleCard, samplePlan, withDocument } from './sample-documents.js';
import {
  type SAMPLE_COUNTS,
  sampleApplication,
  sampleMessage,
  sampleReply,
  sampleShareholder,
  sampleSubscription,
} from './sample-forms.js';
import { pick, scattered } from './sample-people.js';

/** Recorded in place of an IP address in the audit log. */
export const CLIENT_IP = 'command line';

/** Number of the newest of a kind that are still pending. */
const PENDING = 20;

const REASONS = [
  'Please send the rent agreement of the shed as well.',
  'The photo of the card cannot be read. Please send a new one.',
  'योजना में मशीनों का ख़र्च नहीं लिखा है। कृपया जोड़कर फिर भेजें।',
];

export type SampleName = keyof typeof SAMPLE_COUNTS;

/** One kind of form: how it is submitted and processed afterwards. */
export interface SampleKind {
  model: string;
  send(
    number: number,
    context: SubmissionContext,
  ): Promise<{ _id: string; reference: string; createdAt: Date }>;
  /** Brings the record to its final state; does nothing for one that stays pending. */
  changeStatus(id: string, number: number): Promise<unknown>;
  /** Fields derived from when the record was submitted and what was decided. */
  follows?(moved: MovedRecord): Promise<object>;
}

type MovedRecord = Pick<SubmissionRecord, 'createdAt' | 'history'> & { pinCode?: string };

type Get = <T>(type: new (...parts: never[]) => T) => T;

const pipe = new InputPipe();

/** Validates a form by the rules of the API. @throws AppError VALIDATION_FAILED */
export function validForm<T>(type: Type<T>, form: T): Promise<T> {
  return pipe.transform(form, { type: 'body', metatype: type }) as Promise<T>;
}

/** How the sample forms of each kind are submitted and decided. */
export function sampleKinds(
  app: INestApplicationContext,
  reviewer: CallerIdentity,
): Record<SampleName, SampleKind> {
  const get: Get = (type) => app.get(type, { strict: false });
  return {
    messages: messages(get, reviewer),
    applications: factoryApplications(get, reviewer),
    shareholders: shareApplications(get, reviewer),
    subscriptions: spiceSubscriptions(get, reviewer),
  };
}

function messages(get: Get, reviewer: CallerIdentity): SampleKind {
  const contact = get(ContactService);
  return {
    model: CONTACT_MESSAGE,
    send: async (number, context) =>
      contact.send(await validForm(ContactForm, sampleMessage(number)), context),
    changeStatus: async (id, number) => {
      if (number <= 12) return;
      const text = sampleReply(number);
      if (text === undefined) await contact.changeStatus(id, { status: 'read' }, reviewer, CLIENT_IP);
      else await contact.reply(id, { text }, `sample-reply-${number}`, reviewer, CLIENT_IP);
    },
  };
}

function factoryApplications(get: Get, reviewer: CallerIdentity): SampleKind {
  const applications = get(FactoryApplicationService);
  const spool = get(SpoolFolder);
  return {
    model: FACTORY_APPLICATION,
    send: async (number, context) => {
      const form = await validForm(ApplyFactoryForm, sampleApplication(number));
      // Makes sure that the oldest pending one has a document.
      if (number % 3 === 1) return applications.apply(form, undefined, context);
      return withDocument(spool, samplePlan(form), (file) => applications.apply(form, file, context));
    },
    changeStatus: decideSome(applications, reviewer),
  };
}

/** Decides some of the applications. */
function decideSome(
  service: Pick<FactoryApplicationService | ShareholderService, 'changeStatus'>,
  reviewer: CallerIdentity,
): SampleKind['changeStatus'] {
  return async (id, number) => {
    const decision = decisionOf(number);
    if (decision) await service.changeStatus(id, decision, reviewer, CLIENT_IP);
  };
}

function shareApplications(get: Get, reviewer: CallerIdentity): SampleKind {
  const shareholders = get(ShareholderService);
  const spool = get(SpoolFolder);
  return {
    model: SHAREHOLDER,
    send: async (number, context) => {
      const form = await validForm(ShareholderForm, sampleShareholder(number));
      return withDocument(spool, sampleCard(number), (file) => shareholders.apply(form, file, context));
    },
    changeStatus: decideSome(shareholders, reviewer),
  };
}

function spiceSubscriptions(get: Get, reviewer: CallerIdentity): SampleKind {
  const subscriptions = get(SubscriptionService);
  const changes = get(PinCodeChanges);
  return {
    model: SUBSCRIPTION,
    send: async (number, context) => {
      const form = await validForm(SubscriptionForm, sampleSubscription(number));
      return (await subscriptions.subscribe(form, context)).receipt;
    },
    changeStatus: async (id, number) => {
      const status = number % 9 === 4 ? 'paused' : number % 13 === 6 ? 'cancelled' : undefined;
      if (status) await subscriptions.changeStatus(id, { status }, reviewer, CLIENT_IP);
    },
    follows: async ({ createdAt, history, pinCode = '' }) => {
      await changes.record([pinCode]);
      return { boxes: boxDays({ createdAt, history } as Pick<Subscription, 'createdAt' | 'history'>) };
    },
  };
}

/** The newest are pending, as is every fifth of the others; one in five was rejected. */
function decisionOf(number: number) {
  const outcome = scattered(number, 'decision') % 5;
  if (number < PENDING || outcome === 0) return undefined;
  if (outcome > 1) return { status: 'approved' as const };
  return { status: 'rejected' as const, reason: pick(REASONS, number, 'reason') };
}
