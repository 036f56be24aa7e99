import type { SpooledFile } from '../documents/upload/spooled-file.js';
import {
  canonicalForm,
  composeRecord,
  type SubmissionContext,
} from '../submissions/intake/compose-record.js';
import type { SubmissionIdentity } from '../submissions/intake/submission-creator.js';
import { wordsOf } from '../submissions/list/search-keys.js';
import type { ApplyFactoryForm } from './dto/apply-factory.form.js';
import type { FactoryApplication } from './factory-application.schema.js';

/** What the applicant sent, the document included, to know a repeat by. */
export function canonicalApplication(
  { supporting_document: _part, ...form }: ApplyFactoryForm,
  file: SpooledFile | undefined,
): string {
  return canonicalForm(form, { supporting_document: file });
}

/** The record of a new application. */
export function composeApplication(
  form: ApplyFactoryForm,
  identity: SubmissionIdentity,
  context: Pick<SubmissionContext, 'idempotencyKey' | 'acceptLanguage'>,
): FactoryApplication {
  const { name, business_idea, location, required_amount, past_experience, email, mobile } = form;
  const findable = { name, email, others: [mobile, location] };
  return {
    ...composeRecord(form, identity, context, { status: 'pending', findable }),
    name,
    business_idea,
    location,
    locationText: wordsOf(location).join(' '),
    required_amount,
    ...(past_experience === undefined ? {} : { past_experience }),
    ...(email === undefined ? {} : { email }),
    ...(mobile === undefined ? {} : { mobile }),
  };
}
