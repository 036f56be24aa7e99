import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { type DeadLetter, Outbox } from '../mail/outbox/outbox.js';
import { MailSubjects } from './mail-subjects.js';

/** Records in the audit log, and thus in the notifications, which record or account a given-up mail was about. */
@Injectable()
export class DeadLetterAudit implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly subjects: MailSubjects,
  ) {}

  onModuleInit(): void {
    this.outbox.onDeadLetter((mail) => this.record(mail));
  }

  /**
   * The entry is written before the mail is given up, with a key of its own: after a crash in between it is still
   * written only once, and once more when the mail was sent again.
   */
  private async record(mail: DeadLetter): Promise<void> {
    const { key, template, tries, sentAgain = 0 } = mail;
    const about = await this.subjects.of(mail);
    await this.audit.record({
      action: `${about?.auditPrefix ?? 'admin'}.mail_given_up`,
      actor: null,
      ...(about && { subject: about.subject }),
      detail: { mail: template, tries },
      key: `${key}:given-up:${sentAgain}`,
    });
  }
}
