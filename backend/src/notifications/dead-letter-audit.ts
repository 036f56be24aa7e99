import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotifiedAccounts } from '../admin/notified-accounts.js';
import type { AuditSubject } from '../audit/audit-entry.schema.js';
import { AuditLog } from '../audit/audit-log.js';
import { type DeadLetter, Outbox } from '../mail/outbox/outbox.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';

/** Records in the audit log, and thus in the notifications, which record or account a given-up mail was about. */
@Injectable()
export class DeadLetterAudit implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly kinds: SubmissionKinds,
    private readonly accounts: NotifiedAccounts,
  ) {}

  onModuleInit(): void {
    this.outbox.onDeadLetter((mail) => this.record(mail));
  }

  /**
   * The entry is written before the mail is given up, with a key of its own: after a crash in between it is still
   * written only once, and once more when the mail was sent again.
   */
  private async record(mail: DeadLetter): Promise<void> {
    const { key, template, params, tries, sentAgain = 0 } = mail;
    const about = (await this.recordOf(params)) ?? (await this.accountOf(mail));
    await this.audit.record({
      action: `${about?.prefix ?? 'admin'}.mail_given_up`,
      actor: null,
      ...(about && { subject: about.subject }),
      detail: { mail: template, tries },
      key: `${key}:given-up:${sentAgain}`,
    });
  }

  private async recordOf(
    params: DeadLetter['params'],
  ): Promise<{ prefix: string; subject: AuditSubject } | undefined> {
    const reference = params && 'reference' in params ? params.reference : undefined;
    const kind = reference === undefined ? undefined : this.kinds.ofReference(reference);
    if (!kind || reference === undefined) return undefined;
    const record = await kind.store.findByReference(reference);
    if (!record) return undefined;
    const subject = { kind: kind.subject, id: record._id.toHexString(), reference };
    return { prefix: kind.auditPrefix, subject };
  }

  private async accountOf({
    accountId,
    to,
  }: DeadLetter): Promise<{ prefix: string; subject: AuditSubject } | undefined> {
    const subject = await this.accounts.subjectOf({ accountId, to });
    return subject && { prefix: 'admin', subject };
  }
}
