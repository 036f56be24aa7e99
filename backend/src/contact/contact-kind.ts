import { Injectable } from '@nestjs/common';
import type { MailEffect } from '../effects/pending-effect.js';
import type { MailOrder } from '../mail/outbox.js';
import { composeRecord } from '../submissions/intake/compose-record.js';
import {
  type SubmissionContext,
  type SubmissionIdentity,
  SubmissionKind,
} from '../submissions/record/submission-kind.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import type { ContactMessage } from './contact-message.schema.js';
import { CONTACT_RULES } from './contact-status.js';
import type { ContactForm } from './dto/contact.form.js';

/** How messages begin that the public site sends for people who want to be told when the app is there. */
const APP_NOTICE = 'App launch:';

/** What makes a submission a contact message. */
@Injectable()
export class ContactKind extends SubmissionKind<ContactMessage, ContactForm> {
  readonly subject = 'contact-message';
  readonly auditPrefix = 'contact';
  readonly referencePrefix = 'CM';
  readonly readPermission = 'contacts:read';
  readonly consolePath = 'contacts';
  readonly limit = { name: 'contact.address', limit: 30, windowMs: 600_000 };
  readonly rules = CONTACT_RULES;
  readonly sentFields = ['name', 'email', 'subject', 'message'] satisfies (keyof ContactMessage)[];
  readonly selfServiceActions = {};

  constructor(readonly store: ContactMessageRepository) {
    super();
  }

  compose(form: ContactForm, identity: SubmissionIdentity, context: SubmissionContext): ContactMessage {
    const { name, email, subject, message } = form;
    const of = { status: this.rules.initial, findable: { name, email } };
    return { ...composeRecord(form, identity, context, of), name, email, subject, message };
  }

  identityOf({ name }: ContactMessage) {
    return { name };
  }

  emailOf({ email }: ContactMessage): string {
    return email;
  }

  /**
   * The arrival is confirmed, with the promise of an answer that the page makes too. Whoever only left an address to be
   * told of the app is promised none. That somebody opened the message is no news for its sender.
   */
  composeMail(record: ContactMessage, effect: MailEffect): MailOrder | undefined {
    if ('status' in effect.content) return undefined;
    const { email, locale, name, reference, subject, message } = record;
    const isNotice = subject === 'Other' && message.startsWith(APP_NOTICE);
    const template = isNotice ? 'contact-noted' : 'contact-received';
    return { key: effect.key, to: email, locale, template, params: { name, reference } };
  }
}
