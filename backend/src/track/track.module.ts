import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { AppConfig } from '../config/app-config.js';
import { MailModule } from '../mail/mail.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { TrackController } from './track.controller.js';
import { TrackService } from './track.service.js';
import { TRACK_CODE, trackCodeSchema } from './track-code.schema.js';
import { TrackCodes } from './track-codes.js';
import { TrackTokens, trackTokenOptions } from './track-tokens.js';

/** People track their submissions and act on them, without an account. */
@Module({
  imports: [
    JwtModule.registerAsync({ inject: [AppConfig], useFactory: trackTokenOptions }),
    MailModule,
    MongooseModule.forFeature([{ name: TRACK_CODE, schema: trackCodeSchema }]),
    SubmissionsModule,
  ],
  controllers: [TrackController],
  providers: [TrackCodes, TrackService, TrackTokens],
})
export class TrackModule {}
