import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/access/access.decorators.js';
import { AppError } from '../common/errors/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { isSameSecret } from '../crypto/same-secret.js';
import { WithoutDatabase } from '../database/connection/database-ready.guard.js';
import { ServerMetrics } from './server-metrics.js';

/** Metrics for Prometheus. Disabled unless METRICS_TOKEN is set, which is then the Bearer token. */
@ApiExcludeController()
@Controller('metrics')
@Public()
@WithoutDatabase()
export class MetricsController {
  constructor(
    private readonly config: AppConfig,
    private readonly metrics: ServerMetrics,
  ) {}

  @Get()
  async read(
    @Res({ passthrough: true }) response: Response,
    @Headers('authorization') authorization = '',
  ): Promise<string> {
    const { metricsToken } = this.config;
    if (!metricsToken) throw new AppError('NOT_FOUND');
    if (!isSameSecret(authorization, `Bearer ${metricsToken}`)) throw new AppError('UNAUTHENTICATED');
    response.type(this.metrics.contentType);
    return this.metrics.text();
  }
}
