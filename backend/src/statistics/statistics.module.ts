import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { KindCounter } from './counting/kind-counter.js';
import { KindStatisticsRepository } from './counting/kind-statistics.repository.js';
import { KIND_STATISTICS, kindStatisticsSchema } from './counting/kind-statistics.schema.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';

/** The figures of the console's dashboard. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([{ name: KIND_STATISTICS, schema: kindStatisticsSchema }]),
    SubmissionsModule,
  ],
  controllers: [StatisticsController],
  providers: [KindCounter, KindStatisticsRepository, StatisticsService],
})
export class StatisticsModule {}
