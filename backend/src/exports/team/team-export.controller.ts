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
   * Prepares an export of all accounts and invitations, or of those given in the body, by e-mail address: for 60
   * seconds the returned URL, with the cookie of this answer, gives the file once.
   */
  @RecordsExportCall('admins:read', ChosenRecords)
  @ApiOperation({ summary: 'Prepare an export of the team' })
  prepare(
    @Body() chosen: ChosenRecords,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.team, chosen, caller, response);
  }
}
