import { Injectable } from '@nestjs/common';
import type { MailEffect } from '../effects/pending-effect.js';
import type { OutgoingMail } from '../mail/outbox/outbox.js';
import type { SubmissionContext, SubmissionIdentity } from '../submissions/record/submission-kind.js';
import { reviewMail } from '../submissions/review/review-mail.js';
import { APPLICANT_ACTIONS } from '../submissions/review/review-status.js';
import { ReviewedKind } from '../submissions/review/reviewed-kind.js';
import { APPLICATION_DOCUMENT } from './application-document.js';
import { composeApplication } from './compose-application.js';
import type { ApplyFactoryForm } from './dto/apply-factory.form.js';
import { FactoryApplicationRepository } from './factory-application.repository.js';
import type { FactoryApplication } from './factory-application.schema.js';

/** Defines factory applications as a kind of submission. */
@Injectable()
export class ApplicationKind extends ReviewedKind<FactoryApplication, ApplyFactoryForm> {
  readonly subject = 'factory-application';
  readonly auditPrefix = 'application';
  readonly referencePrefix = 'FA';
  readonly readPermission = 'applications:read';
  readonly consolePath = 'applications';
  readonly limit = { name: 'apply-factory.address', limit: 60, windowMs: 3_600_000 };
  override readonly uploadRules = APPLICATION_DOCUMENT;
  readonly sentFields = [
    'name',
    'location',
    'business_idea',
    'required_amount',
    'past_experience',
    'mobile',
    'email',
  ] satisfies (keyof FactoryApplication)[];
  readonly selfServiceActions = APPLICANT_ACTIONS;

  constructor(readonly store: FactoryApplicationRepository) {
    super();
  }

  compose(
    form: ApplyFactoryForm,
    identity: SubmissionIdentity,
    context: SubmissionContext,
  ): FactoryApplication {
    return composeApplication(form, identity, context);
  }

  labelOf({ name, location }: FactoryApplication) {
    return { name, place: location };
  }

  emailOf({ email }: FactoryApplication): string | undefined {
    return email;
  }

  composeMail(record: FactoryApplication, effect: MailEffect): OutgoingMail | undefined {
    const { email } = record;
    if (email === undefined) return undefined;
    return reviewMail({ ...record, email }, effect, {
      received: 'application-received',
      decided: 'application-decided',
    });
  }
}
