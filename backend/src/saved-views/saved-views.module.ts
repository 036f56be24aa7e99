import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { EffectsModule } from '../effects/effects.module.js';
import { SavedViewRepository } from './saved-view.repository.js';
import { SAVED_VIEW, savedViewSchema } from './saved-view.schema.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

/** Saved ways of looking at the console's lists. */
@Module({
  imports: [
    AuditModule,
    EffectsModule,
    MongooseModule.forFeature([{ name: SAVED_VIEW, schema: savedViewSchema }]),
  ],
  controllers: [SavedViewsController],
  providers: [SavedViewRepository, SavedViewsService],
  exports: [SavedViewsService],
})
export class SavedViewsModule {}
