import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { RevealsModule } from '../reveals/reveals.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { PanVault } from './pan-vault.js';
import { ShareholderController } from './shareholder.controller.js';
import { ShareholderRepository } from './shareholder.repository.js';
import { SHAREHOLDER, shareholderSchema } from './shareholder.schema.js';
import { ShareholderService } from './shareholder.service.js';
import { ShareholderCollaborationController } from './shareholder-collaboration.controller.js';
import { ShareholderExport } from './shareholder-export.js';
import { ShareholderKind } from './shareholder-kind.js';

/** People apply to become shareholders; administrators decide. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: SHAREHOLDER, schema: shareholderSchema }]),
    AuditModule,
    DocumentsModule,
    RevealsModule,
    ExportsModule,
    SubmissionsModule,
  ],
  // In this order: the fixed paths of the first controller would match `:id` of the second.
  controllers: [ShareholderCollaborationController, ShareholderController],
  providers: [PanVault, ShareholderKind, ShareholderRepository, ShareholderService, ShareholderExport],
})
export class ShareholdersModule {}
