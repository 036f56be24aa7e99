import { Injectable } from '@nestjs/common';
import type { MailEffect } from '../effects/pending-effect.js';
import type { OutgoingMail } from '../mail/outbox/outbox.js';
import type { ContactReplyParams } from '../mail/templates/mail-template.js';
import { receivedMailKey } from '../submissions/effects/mail-keys.js';
import { composeRecord } from '../submissions/intake/compose-record.js';
import {
  type SubmissionContext,
  type SubmissionIdentity,
  SubmissionKind,
} from '../submissions/record/submission-kind.js';
import type { SubmissionLocale } from '../submissions/record/values/submission-locale.js';
import { isAppNotice } from './app-notice.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import type { ContactMessage } from './contact-message.schema.js';
import { CONTACT_RULES } from './contact-status.js';
import { CONTACT_SUBJECTS_HINDI } from './contact-subjects.js';
import type { ContactForm } from './dto/contact.form.js';
import { answerKeyOf } from './replies/answer-key.js';
import { activeReplies, replyMailKey } from './replies/contact-reply.js';

/** Defines contact messages as a kind of submission. */
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
    const record = { ...composeRecord(form, identity, context, of), name, email, subject, message };
    const key = this.outcomeKey(record);
    return key === undefined ? record : { ...record, searchKeys: [...record.searchKeys, key] };
  }

  override outcomeKey(message: ContactMessage): string | undefined {
    return answerKeyOf(message);
  }

  labelOf({ name }: ContactMessage) {
    return { name };
  }

  emailOf({ email }: ContactMessage): string {
    return email;
  }

  /**
   * Confirms the message, with the same promise of an answer as the page. Requests to be notified of the app get no
   * such promise. Opening the message sends no mail.
   */
  composeMail(record: ContactMessage, effect: MailEffect): OutgoingMail | undefined {
    if ('reply' in effect.content) return this.composeReply(record, effect);
    if ('status' in effect.content) return undefined;
    const { email, locale, name, reference } = record;
    const template = isAppNotice(record) ? 'contact-noted' : 'contact-received';
    return { key: effect.key, to: email, locale, template, params: { name, reference } };
  }

  /** The data of a reply's mail beside its text. */
  replyParams(
    { name, reference, subject }: ContactMessage,
    locale: SubmissionLocale,
  ): Omit<ContactReplyParams, 'text'> {
    return { name, reference, topic: locale === 'hi' ? CONTACT_SUBJECTS_HINDI[subject] : subject };
  }

  /** Threaded below the confirmation and earlier replies. */
  private composeReply(record: ContactMessage, { key, content }: MailEffect): OutgoingMail | undefined {
    const replies = activeReplies(record);
    const at = replies.findIndex(({ _id }) => _id.toHexString() === content.reply);
    const { text, locale } = replies[at] ?? {};
    if (text === undefined || locale === undefined) return undefined;
    const earlier = replies.slice(0, at).map(({ _id }) => replyMailKey(record._id, _id));
    return {
      key,
      to: record.email,
      locale,
      waitsForNextDay: true,
      follows: [receivedMailKey(record._id), ...earlier],
      template: 'contact-reply',
      params: { ...this.replyParams(record, locale), text },
    };
  }
}
