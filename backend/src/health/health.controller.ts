import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/access/access.decorators.js';
import { WithoutDatabase } from '../database/connection/database-ready.guard.js';
import { EffectsRelay } from '../effects/effects-relay.js';
import { Outbox } from '../mail/outbox/outbox.js';
import { checkedOr, HealthChecks } from './health-checks.js';

export class Liveness {
  @ApiProperty({ example: 'ok' })
  status!: 'ok';
}

export class MailBacklog {
  @ApiProperty({ type: 'integer', description: 'Number of mails waiting to be sent.', example: 0 })
  pending!: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Number of mails that failed after the last attempt. They do not make the service unavailable.',
    example: 0,
  })
  dead!: number;
}

export class EffectBacklog {
  @ApiProperty({
    type: 'integer',
    description:
      'Number of records with a mail or audit log entry that failed permanently. They do not make the service unavailable.',
    example: 0,
  })
  dead!: number;
}

export class Readiness {
  @ApiProperty({ enum: ['ok', 'unavailable'] })
  status!: 'ok' | 'unavailable';

  @ApiProperty({
    description: 'Result of each check, by name.',
    type: 'object',
    additionalProperties: { type: 'string', enum: ['up', 'down'] },
    example: { database: 'up' },
  })
  checks!: Record<string, 'up' | 'down'>;

  @ApiProperty({ required: false, description: 'Absent while the database is unavailable.' })
  mails?: MailBacklog;

  @ApiProperty({ required: false, description: 'Absent while the database is unavailable.' })
  effects?: EffectBacklog;
}

@ApiTags('health')
@Controller('health')
@Public()
@WithoutDatabase()
export class HealthController {
  private checking: Promise<Readiness> | undefined;

  constructor(
    private readonly checks: HealthChecks,
    private readonly outbox: Outbox,
    private readonly relay: EffectsRelay,
  ) {}

  /** Whether the process is running. Checks nothing else. */
  @Get('live')
  @ApiOperation({ summary: 'Liveness' })
  @ApiResponse({ status: 200, type: Liveness, description: 'The process is running.' })
  live(): Liveness {
    return { status: 'ok' };
  }

  /**
   * Whether requests can be served: the database is reachable, its schema is up to date and the first account exists.
   * Also returns the numbers of failed mails and other background jobs.
   */
  @Get('ready')
  @ApiOperation({ summary: 'Readiness' })
  @ApiResponse({ status: 200, type: Readiness, description: 'All checks passed.' })
  @ApiResponse({ status: 503, type: Readiness, description: 'A check failed; `checks` contains which.' })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    this.checking ??= this.check().finally(() => {
      this.checking = undefined;
    });
    const readiness = await this.checking;
    response.status(readiness.status === 'ok' ? 200 : 503).setHeader('Cache-Control', 'no-store');
    return readiness;
  }

  /** Anybody may ask as often as they like: concurrent callers share one check of the database. */
  private async check(): Promise<Readiness> {
    const [checks, mails, dead] = await Promise.all([
      this.checks.run(),
      checkedOr(this.outbox.counts(), undefined),
      checkedOr(this.relay.countDead(), undefined),
    ]);
    const up = Object.values(checks).every((state) => state === 'up');
    return {
      status: up ? 'ok' : 'unavailable',
      checks,
      ...(mails ? { mails } : {}),
      ...(dead === undefined ? {} : { effects: { dead } }),
    };
  }
}
