import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { EffectsModule } from '../effects/effects.module.js';
import { MailModule } from '../mail/mail.module.js';
import { BodyHashes } from './body-hashes.js';
import { KeyRewrapping } from './key-rewrapping.js';
import { StatusChanger } from './status-changer.js';
import { SubmissionCreator } from './submission-creator.js';
import { SubmissionDocuments } from './submission-documents.js';
import { SubmissionEffects } from './submission-effects.js';
import { SubmissionEraser } from './submission-eraser.js';
import { SubmissionKinds } from './submission-kinds.js';
import { SubmissionLists } from './submission-lists.js';

/** What the four public submissions share: being stored once, changing status, lists, and what follows from writes. */
@Module({
  imports: [AuditModule, DocumentsModule, EffectsModule, MailModule],
  providers: [
    BodyHashes,
    KeyRewrapping,
    SubmissionEffects,
    StatusChanger,
    SubmissionCreator,
    SubmissionDocuments,
    SubmissionEraser,
    SubmissionKinds,
    SubmissionLists,
  ],
  exports: [
    KeyRewrapping,
    SubmissionEffects,
    StatusChanger,
    SubmissionCreator,
    SubmissionDocuments,
    SubmissionEraser,
    SubmissionKinds,
    SubmissionLists,
  ],
})
export class SubmissionsModule {}
