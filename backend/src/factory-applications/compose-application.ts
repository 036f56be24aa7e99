import { composeRecord } from '../submissions/intake/compose-record.js';
import type { SubmissionContext, SubmissionIdentity } from '../submissions/record/submission-kind.js';
import { locationFields } from '../submissions/record/values/location.js';
import { REVIEW_RULES } from '../submissions/review/review-status.js';
import type { ApplyFactoryForm } from './dto/apply-factory.form.js';
import type { FactoryApplication } from './factory-application.schema.js';

/** The record of a new application. */
export function composeApplication(
  form: ApplyFactoryForm,
  identity: SubmissionIdentity,
  context: Pick<SubmissionContext, 'idempotencyKey' | 'locale'>,
): FactoryApplication {
  const { name, business_idea, location, required_amount, past_experience, email, mobile } = form;
  const hasDocument = identity.document !== undefined;
  const findable = { name, email, places: [location], others: [mobile], hasDocument };
  return {
    ...composeRecord(form, identity, context, { status: REVIEW_RULES.initial, findable }),
    name,
    business_idea,
    ...locationFields(location),
    required_amount,
    ...(past_experience === undefined ? {} : { past_experience }),
    ...(email === undefined ? {} : { email }),
    ...(mobile === undefined ? {} : { mobile }),
  };
}
