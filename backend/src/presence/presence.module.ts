import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PresenceController } from './presence.controller.js';
import { PresenceRepository } from './presence.repository.js';
import { PRESENCE, presenceSchema } from './presence.schema.js';
import { PresenceService } from './presence.service.js';

/** Who has which record open in the console. */
@Module({
  imports: [MongooseModule.forFeature([{ name: PRESENCE, schema: presenceSchema }])],
  controllers: [PresenceController],
  providers: [PresenceRepository, PresenceService],
  exports: [PresenceService],
})
export class PresenceModule {}
