import { Injectable } from '@nestjs/common';
import { NotifiedAccounts } from '../admin/notified-accounts.js';
import type { AuditSubject } from '../audit/audit-entry.schema.js';
import type { DeadLetter } from '../mail/outbox/outbox.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';

/** What a mail is about, for the audit log. */
export interface MailSubject {
  /** Of the actions about such records or accounts. */
  auditPrefix: string;
  subject: AuditSubject;
}

/** Finds the record or account that a given-up mail is about. */
@Injectable()
export class MailSubjects {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly accounts: NotifiedAccounts,
  ) {}

  /** Undefined when neither exists any more. */
  async of(mail: Pick<DeadLetter, 'params' | 'accountId' | 'to'>): Promise<MailSubject | undefined> {
    const reference = mail.params && 'reference' in mail.params ? mail.params.reference : undefined;
    return reference === undefined ? this.accountOf(mail) : this.recordOf(reference);
  }

  private async recordOf(reference: string): Promise<MailSubject | undefined> {
    const kind = this.kinds.ofReference(reference);
    if (!kind) return undefined;
    const record = await kind.store.findByReference(reference);
    if (!record) return undefined;
    const subject = { kind: kind.subject, id: record._id.toHexString(), reference };
    return { auditPrefix: kind.auditPrefix, subject };
  }

  private async accountOf({
    accountId,
    to,
  }: Pick<DeadLetter, 'accountId' | 'to'>): Promise<MailSubject | undefined> {
    const subject = await this.accounts.subjectOf({ accountId, to });
    return subject && { auditPrefix: 'admin', subject };
  }
}
