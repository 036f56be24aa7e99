import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { StatisticsView, statisticsView } from './dto/statistics.view.js';
import { StatisticsService } from './statistics.service.js';

@ApiTags('statistics')
@Controller('api/admin/stats')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /**
   * Figures for each kind of record that the caller may read and, with `audit:read`, for the audit log. They are
   * cached: `asOf` says when they were computed. Weeks and days are in Indian time (IST).
   */
  @Get()
  @RequirePermission()
  @ApiOperation({ summary: 'Get statistics' })
  @ApiOkResponse({ type: StatisticsView })
  @ApiErrors(401, 503)
  async read(@Caller() { permissions }: CallerIdentity): Promise<StatisticsView> {
    return statisticsView(await this.statistics.read(permissions));
  }
}
