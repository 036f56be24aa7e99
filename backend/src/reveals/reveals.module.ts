import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EffectsModule } from '../effects/effects.module.js';
import { REVEAL_ALLOWANCE, revealAllowanceSchema } from './reveal-allowance.schema.js';
import { RevealAllowances } from './reveal-allowances.js';
import { RevealsController } from './reveals.controller.js';

/** How many PANs each account may reveal in a day. */
@Module({
  imports: [
    EffectsModule,
    MongooseModule.forFeature([{ name: REVEAL_ALLOWANCE, schema: revealAllowanceSchema }]),
  ],
  controllers: [RevealsController],
  providers: [RevealAllowances],
  exports: [RevealAllowances],
})
export class RevealsModule {}
