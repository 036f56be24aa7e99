import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DocumentReferences } from '../documents/store/document-references.js';
import { SubmissionStore } from '../submissions/record/submission-store.js';
import { FACTORY_APPLICATION, type FactoryApplication } from './factory-application.schema.js';

/** Factory applications in the database, and which stored files they name. */
@Injectable()
export class FactoryApplicationRepository extends SubmissionStore<FactoryApplication> {
  constructor(
    @InjectModel(FACTORY_APPLICATION) model: Model<FactoryApplication>,
    references: DocumentReferences,
  ) {
    super(model);
    references.register((fileIds) => this.findReferencedFiles(fileIds));
  }
}
