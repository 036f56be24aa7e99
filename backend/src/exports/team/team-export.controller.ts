import { Body, Controller, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { ChosenRecords } from '../chosen-records.dto.js';
import { RecordsExportCall } from '../export-call.decorator.js';
import type { ExportPrepared } from '../export-prepared.js';
import { ExportsService } from '../exports.service.js';
import { TeamExport } from './team-export.js';

/** The team as a file. */
@ApiTags('administrators')
@Controller('api/admin/users')
export class TeamExportController {
  constructor(
    private readonly exports: ExportsService,
    private readonly team: TeamExport,
  ) {}

  /**
   * Prepares an export of all accounts and invitations, or of those in `ids`, sorted by e-mail address. The response
   * contains a URL and sets a cookie; within 60 seconds, the URL returns the file once to the browser that holds the
   * cookie.
   */
  @RecordsExportCall('admins:read', ChosenRecords)
  @ApiOperation({ summary: 'Export administrators' })
  prepare(
    @Body() chosen: ChosenRecords,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.team, chosen, caller, response);
  }
}
