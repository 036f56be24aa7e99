import { Injectable } from '@nestjs/common';
import type { SubmissionContext } from '../submissions/record/submission-kind.js';
import { SubmissionService } from '../submissions/submission.service.js';
import { ContactKind } from './contact-kind.js';
import type { ContactMessage } from './contact-message.schema.js';
import type { ContactReceipt } from './dto/contact.answers.js';
import type { ContactForm } from './dto/contact.form.js';
import { type ContactView, contactView } from './dto/contact.view.js';
import type { ContactListQuery } from './dto/contact-list.query.js';

/** Receiving messages and keeping track of which were read. */
@Injectable()
export class ContactService extends SubmissionService<
  ContactMessage,
  ContactForm,
  ContactListQuery,
  ContactView
> {
  constructor(kind: ContactKind) {
    super(kind);
  }

  /** Stores the message, once per key. @throws AppError as `SubmissionCreator.createOnce` */
  send(form: ContactForm, context: SubmissionContext): Promise<ContactReceipt> {
    return this.submit(form, context);
  }

  protected filtersOf({ status }: ContactListQuery) {
    return { equal: { status } };
  }

  protected itemOf(record: ContactMessage): ContactView {
    return contactView(record);
  }

  protected detailOf(record: ContactMessage): ContactView {
    return contactView(record);
  }
}
