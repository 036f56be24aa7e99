import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ApplicationExport } from './application-export.js';
import { ApplicationKind } from './application-kind.js';
import { FactoryApplicationController } from './factory-application.controller.js';
import { FactoryApplicationRepository } from './factory-application.repository.js';
import { FACTORY_APPLICATION, factoryApplicationSchema } from './factory-application.schema.js';
import { FactoryApplicationService } from './factory-application.service.js';
import { FactoryApplicationCollaborationController } from './factory-application-collaboration.controller.js';

/** People with a skill but no funds apply to have their factory funded; administrators decide. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: FACTORY_APPLICATION, schema: factoryApplicationSchema }]),
    DocumentsModule,
    ExportsModule,
    SubmissionsModule,
  ],
  // In this order: the fixed paths of the first controller would match `:id` of the second.
  controllers: [FactoryApplicationCollaborationController, FactoryApplicationController],
  providers: [ApplicationKind, FactoryApplicationRepository, FactoryApplicationService, ApplicationExport],
})
export class FactoryApplicationsModule {}
