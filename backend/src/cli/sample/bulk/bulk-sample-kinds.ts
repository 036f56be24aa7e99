import type { Type } from '@nestjs/common';
import { CONTACT_MESSAGE } from '../../../contact/contact-message.schema.js';
import { ContactForm } from '../../../contact/dto/contact.form.js';
import { ApplyFactoryForm } from '../../../factory-applications/dto/apply-factory.form.js';
import { FACTORY_APPLICATION } from '../../../factory-applications/factory-application.schema.js';
import { ShareholderForm } from '../../../shareholders/dto/shareholder.form.js';
import { SHAREHOLDER } from '../../../shareholders/shareholder.schema.js';
import type { SubmissionForm } from '../../../submissions/intake/dto/submission-form.js';
import { SubscriptionForm } from '../../../subscriptions/dto/subscription.form.js';
import { SUBSCRIPTION } from '../../../subscriptions/subscription.schema.js';
import { type SampleDocument, sampleCard, samplePlan } from '../sample-documents.js';
import { sampleApplication, sampleMessage, sampleShareholder, sampleSubscription } from '../sample-forms.js';
import { bulkSamplePerson } from './bulk-sample-people.js';

/** One kind of form, with the percentage of each decision; the rest stays pending. */
export interface BulkSampleKind<F extends SubmissionForm = SubmissionForm> {
  model: string;
  type: Type<F>;
  form(number: number): F;
  /** The document of a form, for kinds that have documents. */
  document?: { of(form: F, number: number): SampleDocument; isOptional: boolean };
  decided: Readonly<Record<string, number>>;
}

/** By the prefix of their references. */
export const BULK_SAMPLE_KINDS: Readonly<Record<string, BulkSampleKind>> = {
  CM: bulkSampleKind({
    model: CONTACT_MESSAGE,
    type: ContactForm,
    form: (number) => sampleMessage(number, bulkSamplePerson(number)),
    decided: { read: 97 },
  }),
  FA: bulkSampleKind({
    model: FACTORY_APPLICATION,
    type: ApplyFactoryForm,
    form: (number) => sampleApplication(number, bulkSamplePerson(number)),
    document: { of: samplePlan, isOptional: true },
    decided: { approved: 33, rejected: 64 },
  }),
  SH: bulkSampleKind({
    model: SHAREHOLDER,
    type: ShareholderForm,
    form: (number) => sampleShareholder(number, bulkSamplePerson(number)),
    document: { of: (_, number) => sampleCard(number), isOptional: false },
    decided: { approved: 90, rejected: 9 },
  }),
  SP: bulkSampleKind({
    model: SUBSCRIPTION,
    type: SubscriptionForm,
    form: (number) => sampleSubscription(number, bulkSamplePerson(number)),
    decided: { paused: 8, cancelled: 22 },
  }),
};

/** Fixes the form type of a kind, so that kinds with different forms fit into one record. */
function bulkSampleKind<F extends SubmissionForm>(bulkKind: BulkSampleKind<F>): BulkSampleKind {
  return bulkKind as unknown as BulkSampleKind;
}
