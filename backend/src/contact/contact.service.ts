import { Injectable } from '@nestjs/common';
import { adminOrigin } from '../audit/audit-actor.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import type { SubmissionContext } from '../submissions/record/submission-kind.js';
import type { SubmissionLocale } from '../submissions/record/values/submission-locale.js';
import { SubmissionService } from '../submissions/submission.service.js';
import { ContactKind } from './contact-kind.js';
import type { ContactMessage } from './contact-message.schema.js';
import type { ContactForm } from './dto/contact.form.js';
import type { ContactReceipt } from './dto/contact.responses.js';
import { type ContactView, contactView } from './dto/contact.view.js';
import type { ContactListQuery } from './dto/contact-list.query.js';
import { byAnswer } from './replies/answer-key.js';
import { ContactReplies, type ReplyOutcome } from './replies/contact-replies.js';
import type { ReplyForm } from './replies/dto/reply.forms.js';
import type { ReplyFrameView } from './replies/dto/reply.view.js';

/** Receives messages, and lets administrators answer them and mark them as read. */
@Injectable()
export class ContactService extends SubmissionService<
  ContactMessage,
  ContactForm,
  ContactListQuery,
  ContactView
> {
  constructor(
    kind: ContactKind,
    private readonly replies: ContactReplies,
  ) {
    super(kind);
  }

  /** Stores the message, once per key. @throws AppError see `SubmissionCreator.createOnce` */
  send(form: ContactForm, context: SubmissionContext): Promise<ContactReceipt> {
    return this.submit(form, context);
  }

  /** Adds a reply. @throws AppError see `ContactReplies.send`; CONFLICT with the message as it is now */
  async reply(
    id: string,
    form: ReplyForm,
    idempotencyKey: string | undefined,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<ContactView> {
    return this.outcome(await this.replies.send(id, form, idempotencyKey, adminOrigin(caller, clientIp)));
  }

  /**
   * Withdraws the caller's reply. @throws AppError see `ContactReplies.withdraw`; CONFLICT when its mail has been
   * sent
   */
  async withdrawReply(
    id: string,
    replyId: string,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<ContactView> {
    return this.outcome(await this.replies.withdraw(id, replyId, adminOrigin(caller, clientIp)));
  }

  /**
   * The parts of a reply's mail around its text, in this language or that of the message. @throws AppError NOT_FOUND
   */
  replyFrame(id: string, locale?: SubmissionLocale): Promise<ReplyFrameView> {
    return this.replies.frame(id, locale);
  }

  private async outcome({ record, conflict }: ReplyOutcome): Promise<ContactView> {
    const data = await this.detailOf(record);
    if (conflict !== undefined) throw new AppError('CONFLICT', conflict, { data });
    return data;
  }

  protected filtersOf({ status, answered }: ContactListQuery) {
    return { equal: { status }, keyed: byAnswer(answered) };
  }

  protected itemOf(record: ContactMessage): ContactView {
    return contactView(record);
  }

  protected async detailOf(record: ContactMessage): Promise<ContactView> {
    return contactView(record, await this.replies.deliveriesOf(record));
  }
}
