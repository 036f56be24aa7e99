import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { DeadLetterAudit } from './dead-letter-audit.js';
import { MailSubjects } from './mail-subjects.js';
import { UndeliveredMailsController } from './undelivered-mails.controller.js';
import { UndeliveredMailsService } from './undelivered-mails.service.js';
import { UndeliveredMailsExport } from './undelivered-mails-export.js';

/** Mails that could not be delivered: the log and the notifications say so, and the office decides about them. */
@Module({
  imports: [AdminModule, AuditModule, ExportsModule, MailModule, SubmissionsModule],
  controllers: [UndeliveredMailsController],
  providers: [DeadLetterAudit, MailSubjects, UndeliveredMailsService, UndeliveredMailsExport],
})
export class UndeliveredMailsModule {}
