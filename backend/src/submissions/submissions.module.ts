import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { EffectsModule } from '../effects/effects.module.js';
import { MailModule } from '../mail/mail.module.js';
import { Assignments } from './collaboration/assignments.js';
import { Colleagues } from './collaboration/colleagues.js';
import { RecordNotes } from './collaboration/record-notes.js';
import { CurrentMailParams } from './effects/current-mail-params.js';
import { ERASED_RECORD, erasedRecordSchema } from './effects/erased-record.schema.js';
import { ErasedRecords } from './effects/erased-records.js';
import { RecordRemoval } from './effects/record-removal.js';
import { SubmissionEffects } from './effects/submission-effects.js';
import { ErasureRetry } from './erasure/erasure-retry.js';
import { Retention } from './erasure/retention.js';
import { SubmissionEraser } from './erasure/submission-eraser.js';
import { BodyHashes } from './intake/body-hashes.js';
import { SubmissionCreator } from './intake/submission-creator.js';
import { KeyRotation } from './key-rotation.js';
import { SubmissionLists } from './list/submission-lists.js';
import { SubmissionKinds } from './record/submission-kinds.js';
import { DocumentOpenings } from './review/document-openings.js';
import { SubmissionDocuments } from './review/submission-documents.js';
import { SuspectMarks } from './review/suspect-marks.js';
import { StatusChanger } from './review/transition/status-changer.js';
import { StatusPreview } from './review/transition/status-preview.js';

/**
 * The code shared by the four public submissions: storing them once, status changes, lists, and effects of writes.
 */
@Module({
  imports: [
    DiscoveryModule,
    AuditModule,
    DocumentsModule,
    EffectsModule,
    MailModule,
    MongooseModule.forFeature([{ name: ERASED_RECORD, schema: erasedRecordSchema }]),
  ],
  providers: [
    Assignments,
    BodyHashes,
    Colleagues,
    CurrentMailParams,
    DocumentOpenings,
    ErasedRecords,
    KeyRotation,
    RecordNotes,
    RecordRemoval,
    ErasureRetry,
    Retention,
    SubmissionEffects,
    StatusChanger,
    StatusPreview,
    SubmissionCreator,
    SubmissionDocuments,
    SubmissionEraser,
    SubmissionKinds,
    SubmissionLists,
    SuspectMarks,
  ],
  exports: [
    Assignments,
    Colleagues,
    DocumentOpenings,
    KeyRotation,
    RecordNotes,
    SubmissionEffects,
    StatusChanger,
    StatusPreview,
    SubmissionCreator,
    SubmissionDocuments,
    SubmissionEraser,
    SubmissionKinds,
    SubmissionLists,
  ],
})
export class SubmissionsModule {}
