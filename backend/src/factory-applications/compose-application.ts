import type { SpooledFile } from '../documents/upload/spooled-file.js';
import { heldMailEffect, mailEffect } from '../submissions/effects.js';
import { hashBody } from '../submissions/idempotency.js';
import { searchFields, wordsOf } from '../submissions/search-keys.js';
import { isSuspect } from '../submissions/spam-marks.js';
import type { SubmissionIdentity } from '../submissions/submission-creator.js';
import type { SubmissionLocale } from '../submissions/submission-locale.js';
import type { ApplyFactoryForm } from './dto/apply-factory.form.js';
import type { FactoryApplication } from './factory-application.schema.js';

/** What guards an application against repeats, and the language it was sent in. */
export interface ApplicationOrigin {
  idempotencyKey: string | undefined;
  bodyHash: string;
  locale: SubmissionLocale;
}

/** One hash over what the applicant sent. The spam marks differ from one try to the next and are left out. */
export function hashApplication(form: ApplyFactoryForm, file: SpooledFile | undefined): string {
  const { website: _website, elapsedMs: _elapsedMs, supporting_document: _part, ...submitted } = form;
  return hashBody(submitted, { supporting_document: file });
}

/** The record of a new application, with the mail that confirms it still to be sent. */
export function composeApplication(
  form: ApplyFactoryForm,
  identity: SubmissionIdentity,
  { idempotencyKey, bodyHash, locale }: ApplicationOrigin,
): FactoryApplication {
  const { _id, reference, createdAt, document } = identity;
  const { name, business_idea, location, required_amount, past_experience, email, mobile, consentVersion } =
    form;
  const suspect = isSuspect(form);
  const mailKey = `${_id.toHexString()}:received`;
  return {
    _id,
    reference,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    bodyHash,
    locale,
    ...(consentVersion === undefined ? {} : { consent: { version: consentVersion, at: createdAt, locale } }),
    ...(document === undefined ? {} : { document }),
    suspect,
    status: 'pending',
    revision: 0,
    history: [{ status: 'pending', at: createdAt }],
    pendingEffects: [suspect ? heldMailEffect(mailKey, {}) : mailEffect(mailKey, createdAt, {})],
    ...searchFields({ name, email, reference, others: [mobile, location] }),
    createdAt,
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
