import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ReviewedStore } from '../submissions/review/reviewed-store.js';
import { FACTORY_APPLICATION, type FactoryApplication } from './factory-application.schema.js';

/** Queries and writes of factory applications. */
@Injectable()
export class FactoryApplicationRepository extends ReviewedStore<FactoryApplication> {
  constructor(@InjectModel(FACTORY_APPLICATION) model: Model<FactoryApplication>) {
    super(model);
  }
}
