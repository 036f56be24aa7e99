import { Controller, Get, Header, Headers } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorators.js';
import { AppError } from '../common/errors/app-error.js';
import { RequestMetrics } from '../common/http/request-metrics.js';
import { AppConfig } from '../config/app-config.js';
import { isSameSecret } from '../crypto/same-secret.js';
import { WithoutDatabase } from '../database/database-ready.guard.js';
import { EffectsRelay } from '../effects/effects-relay.js';
import { Outbox } from '../mail/outbox.js';
import { HealthChecks, inTime } from './health-checks.js';

/** Figures for Prometheus. Closed unless METRICS_TOKEN is set; then it is the Bearer token. */
@ApiExcludeController()
@Controller('metrics')
@Public()
@WithoutDatabase()
export class MetricsController {
  constructor(
    private readonly config: AppConfig,
    private readonly requests: RequestMetrics,
    private readonly checks: HealthChecks,
    private readonly outbox: Outbox,
    private readonly relay: EffectsRelay,
  ) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async read(@Headers('authorization') authorization = ''): Promise<string> {
    const { metricsToken } = this.config;
    if (!metricsToken) throw new AppError('NOT_FOUND');
    if (!isSameSecret(authorization, `Bearer ${metricsToken}`)) throw new AppError('UNAUTHENTICATED');
    return `${this.processText()}${await this.checksText()}${await this.mailText()}${await this.effectText()}${this.requests.text()}`;
  }

  private processText(): string {
    return [
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(0)}`,
      '',
    ].join('\n');
  }

  private async checksText(): Promise<string> {
    const states = Object.entries(await this.checks.run());
    const lines = states.map(([name, state]) => `health_check_up{check="${name}"} ${state === 'up' ? 1 : 0}`);
    return `${['# TYPE health_check_up gauge', ...lines].join('\n')}\n`;
  }

  /** Records with effects that were given up; left out while the database is away. */
  private async effectText(): Promise<string> {
    const dead = await inTime(this.relay.countDead(), undefined);
    if (dead === undefined) return '';
    const head = [
      '# HELP pending_effects_dead Records of which a mail or an audit entry was given up.',
      '# TYPE pending_effects_dead gauge',
    ];
    return `${[...head, `pending_effects_dead ${dead}`].join('\n')}\n`;
  }

  /** Mails that wait, and mails that were given up; left out while the database is away. */
  private async mailText(): Promise<string> {
    const counts = await inTime(this.outbox.counts(), undefined);
    if (!counts) return '';
    const lines = Object.entries(counts).map(([state, count]) => `outbox_mails{state="${state}"} ${count}`);
    const head = ['# HELP outbox_mails Mails to be sent, and mails given up.', '# TYPE outbox_mails gauge'];
    return `${[...head, ...lines].join('\n')}\n`;
  }
}
