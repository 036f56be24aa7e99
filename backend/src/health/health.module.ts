import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { HealthController } from './health.controller.js';
import { HealthChecks } from './health-checks.js';
import { MetricsController } from './metrics.controller.js';

@Module({
  imports: [MailModule],
  controllers: [HealthController, MetricsController],
  providers: [HealthChecks],
})
export class HealthModule {}
