import { type Findable, searchFields } from '../../common/search/search-keys.js';
import { heldMailEffect, mailEffect } from '../../effects/effects.js';
import { receivedMailKey } from '../effects/mail-keys.js';
import type { SubmissionContext, SubmissionIdentity } from '../record/submission-kind.js';
import type { Consent, SubmissionRecord } from '../record/submission-record.js';
import type { SubmissionLocale } from '../record/values/submission-locale.js';
import type { SubmissionForm } from './dto/submission-form.js';
import { isSuspect } from './spam-marks.js';

/** The common fields of a new record, with the confirmation mail as a pending effect. */
export function composeRecord<S extends string>(
  form: SubmissionForm & { termsVersion?: string },
  { _id, reference, createdAt, bodyHash, document }: SubmissionIdentity,
  context: Pick<SubmissionContext, 'idempotencyKey' | 'locale'>,
  of: { status: S; findable: Omit<Findable, 'reference'> },
): SubmissionRecord<S> {
  const { idempotencyKey, locale } = context;
  const { status, findable } = of;
  const suspect = isSuspect(form);
  const mailKey = receivedMailKey(_id);
  return {
    _id,
    reference,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    bodyHash,
    locale,
    ...consentOf(form, createdAt, locale),
    ...(document === undefined ? {} : { document }),
    suspect,
    status,
    revision: 0,
    history: [{ status, at: createdAt }],
    pendingEffects: [suspect ? heldMailEffect(mailKey, {}) : mailEffect(mailKey, createdAt, {})],
    ...searchFields({ ...findable, reference }),
    createdAt,
  };
}

/** What was agreed to, when and in which language; undefined when the client sends no version, as older ones do. */
function consentOf(
  { consentVersion, termsVersion }: SubmissionForm & { termsVersion?: string },
  at: Date,
  locale: SubmissionLocale,
): { consent?: Consent } {
  if (consentVersion === undefined && termsVersion === undefined) return {};
  const versions = {
    ...(consentVersion === undefined ? {} : { version: consentVersion }),
    ...(termsVersion === undefined ? {} : { termsVersion }),
  };
  return { consent: { ...versions, at, locale } };
}
