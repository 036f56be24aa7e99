import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { EffectsModule } from '../effects/effects.module.js';
import { MailModule } from '../mail/mail.module.js';
import { HealthController } from './health.controller.js';
import { HealthChecks } from './health-checks.js';
import { MetricsController } from './metrics.controller.js';
import { ServerMetrics } from './server-metrics.js';

@Module({
  imports: [AdminModule, EffectsModule, MailModule],
  controllers: [HealthController, MetricsController],
  providers: [HealthChecks, ServerMetrics],
})
export class HealthModule {}
