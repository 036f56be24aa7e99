import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { UndeliveredMailsController } from './undelivered-mails.controller.js';
import { UndeliveredMailsService } from './undelivered-mails.service.js';
import { UndeliveredMailsExport } from './undelivered-mails-export.js';

/** Lets the office decide about mails that could not be delivered. */
@Module({
  imports: [AuditModule, ExportsModule, MailModule, SubmissionsModule],
  controllers: [UndeliveredMailsController],
  providers: [UndeliveredMailsService, UndeliveredMailsExport],
})
export class UndeliveredMailsModule {}
