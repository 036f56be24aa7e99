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
   * Figures of every kind of record that the caller may read, and of the audit log with `audit:read`.
   * They were computed at `asOf`, some seconds ago. Weeks and days are Indian ones.
   */
  @Get()
  @RequirePermission()
  @ApiOperation({ summary: 'How much there is, and what waits' })
  @ApiOkResponse({ type: StatisticsView })
  @ApiErrors(401, 503)
  async read(@Caller() { permissions }: CallerIdentity): Promise<StatisticsView> {
    return statisticsView(await this.statistics.read(permissions));
  }
}
