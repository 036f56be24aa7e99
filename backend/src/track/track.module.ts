import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../mail/mail.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { TrackController } from './track.controller.js';
import { TrackService } from './track.service.js';
import { TRACK_CODE, trackCodeSchema } from './track-code.schema.js';
import { TrackCodes } from './track-codes.js';
import { TrackTokens } from './track-tokens.js';

/** People follow what they sent in and act on it, without an account. */
@Module({
  imports: [
    JwtModule,
    MailModule,
    MongooseModule.forFeature([{ name: TRACK_CODE, schema: trackCodeSchema }]),
    SubmissionsModule,
  ],
  controllers: [TrackController],
  providers: [TrackCodes, TrackService, TrackTokens],
})
export class TrackModule {}
