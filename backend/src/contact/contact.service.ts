import { Injectable, type OnModuleInit } from '@nestjs/common';
import { actorOf } from '../audit/audit-actor.js';
import type { CallerIdentity } from '../common/access/caller.js';
import {
  canonicalForm,
  composeRecord,
  type SubmissionContext,
} from '../submissions/intake/compose-record.js';
import { SubmissionCreator } from '../submissions/intake/submission-creator.js';
import { SubmissionLists, type SubmissionPage } from '../submissions/list/submission-lists.js';
import { findRecord } from '../submissions/record/find-record.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import { StatusChanger } from '../submissions/review/status-changer.js';
import { contactKind } from './contact-kind.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import type { ContactMessage } from './contact-message.schema.js';
import type { ChangeContactStatus } from './dto/change-contact-status.dto.js';
import type { ContactReceipt } from './dto/contact.answers.js';
import type { ContactForm } from './dto/contact.form.js';
import { type ContactView, contactView } from './dto/contact.view.js';
import type { ContactListQuery } from './dto/contact-list.query.js';

/** Receiving messages and keeping track of which were read. */
@Injectable()
export class ContactService implements OnModuleInit {
  private readonly kind: SubmissionKind<ContactMessage>;

  constructor(
    private readonly repository: ContactMessageRepository,
    private readonly creator: SubmissionCreator,
    private readonly changer: StatusChanger,
    private readonly lists: SubmissionLists,
    private readonly kinds: SubmissionKinds,
  ) {
    this.kind = contactKind(repository);
  }

  onModuleInit(): void {
    this.kinds.register(this.kind);
  }

  /** Stores the message, once per key. @throws AppError as `SubmissionCreator.createOnce`. */
  async send(form: ContactForm, context: SubmissionContext): Promise<ContactReceipt> {
    const { name, email, subject, message } = form;
    const { initial: status } = this.kind.rules;
    const receipt = await this.creator.createOnce(this.kind, {
      ...context,
      body: canonicalForm(form),
      file: undefined,
      compose: (identity) => ({
        ...composeRecord(form, identity, context, { status, findable: { name, email } }),
        name,
        email,
        subject,
        message,
      }),
    });
    return { ...receipt, status };
  }

  async list(query: ContactListQuery): Promise<SubmissionPage<ContactView>> {
    const page = await this.lists.read(this.repository, query, { equal: { status: query.status } });
    return { ...page, items: page.items.map(contactView) };
  }

  /** @throws AppError NOT_FOUND */
  async get(id: string): Promise<ContactView> {
    return contactView(await findRecord(this.kind, id));
  }

  /** @throws AppError as `StatusChanger.change` */
  async changeStatus(
    id: string,
    change: ChangeContactStatus,
    caller: CallerIdentity,
    from: string,
  ): Promise<ContactView> {
    const by = actorOf(caller);
    return contactView(await this.changer.change(this.kind, id, { ...change, by, from }, contactView));
  }
}
