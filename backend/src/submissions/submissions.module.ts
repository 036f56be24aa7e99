import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { MailModule } from '../mail/mail.module.js';
import { EffectsRelay } from './effects-relay.js';
import { StatusChanger } from './status-changer.js';
import { SubmissionCreator } from './submission-creator.js';
import { SubmissionLists } from './submission-lists.js';

/** What the four public submissions share: being stored once, changing status, lists, and what follows from writes. */
@Module({
  imports: [AuditModule, DocumentsModule, MailModule],
  providers: [EffectsRelay, StatusChanger, SubmissionCreator, SubmissionLists],
  exports: [EffectsRelay, StatusChanger, SubmissionCreator, SubmissionLists],
})
export class SubmissionsModule {}
