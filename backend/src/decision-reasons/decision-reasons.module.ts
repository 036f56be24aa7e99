import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EffectsModule } from '../effects/effects.module.js';
import { DecisionReasonsController } from './decision-reasons.controller.js';
import { DECISION_REASONS, decisionReasonsSchema } from './decision-reasons.schema.js';
import { DecisionReasonsService } from './decision-reasons.service.js';

/** Reasons that are often given with a decision. */
@Module({
  imports: [
    EffectsModule,
    MongooseModule.forFeature([{ name: DECISION_REASONS, schema: decisionReasonsSchema }]),
  ],
  controllers: [DecisionReasonsController],
  providers: [DecisionReasonsService],
})
export class DecisionReasonsModule {}
