import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AuditFilters } from '../audit/dto/audit-list.query.js';
import { Public, RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { AppError } from '../common/errors/app-error.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { sendDownload } from '../common/http/response/send-download.js';
import { TicketCookie } from '../downloads/ticket-cookie.js';
import { AuditExport } from './audit/audit-export.js';
import { ExportFileQuery } from './dto/export-file.query.js';
import { ExportCall } from './export-call.decorator.js';
import type { ExportPrepared } from './export-prepared.js';
import { ExportsService, exportPath } from './exports.service.js';
import { FORMAT_RULES } from './formats/export-formats.js';
import { exportFileName } from './formats/file-name.js';
import { inHindi } from './formats/in-hindi.js';
import { ExportProgressView } from './progress/export-progress.view.js';
import { ExportRuns } from './progress/export-runs.js';

const NO_EXPORT = 'You have no such export.';

/** Lists as files that the browser downloads directly instead of through the console's memory. */
@ApiTags('exports')
@Controller('api/admin/exports')
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly auditLog: AuditExport,
    private readonly cookie: TicketCookie,
    private readonly runs: ExportRuns,
  ) {}

  /**
   * Prepares an export of the audit log with the filters of its list. The response contains a URL and sets a cookie;
   * within 60 seconds, the URL returns the file once to the browser that holds the cookie.
   */
  @ExportCall('audit', 'audit:read')
  @ApiOperation({ summary: 'Export the audit log' })
  prepareAuditLog(
    @Query() filters: AuditFilters,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExportPrepared> {
    return this.exports.prepare(this.auditLog, filters, caller, response);
  }

  /**
   * Returns the file once, to the browser that holds the cookie: CSV in UTF-8 or an Excel workbook, in the order of the
   * list, with times in Indian time (IST). The export is recorded in the audit log before the first byte is sent. If
   * the connection is interrupted, the file is incomplete.
   */
  @Get(':id')
  @Public()
  @ApiCookieAuth('download_ticket')
  @ApiParam({
    name: 'id',
    description: 'Last segment of the prepared `path`.',
    example: '2V0kq1n3Yw5sQ8mB7xTzRg',
  })
  @ApiOperation({ summary: 'Download a prepared export' })
  @ApiOkResponse({
    description:
      'The file. In CSV, cells that a spreadsheet would treat as formulas are prefixed with an apostrophe.',
    content: {
      'text/csv': { schema: { type: 'string' } },
      [FORMAT_RULES.xlsx.contentType]: { schema: { type: 'string', format: 'binary' } },
    },
    headers: {
      'Content-Disposition': {
        description: 'Always an attachment, named after the list and the day.',
        schema: { type: 'string', example: 'attachment; filename=applications-2025-01-15.csv' },
      },
    },
  })
  @ApiErrors(400, { status: 401, when: 'The cookie is missing, used or expired.' }, 403)
  async fetch(
    @Param('id') id: string,
    @Query() { format = 'csv', locale = 'en' }: ExportFileQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const shown = { id, secret: this.cookie.read(request) };
    // Express also routes HEAD here, for programs that only want the headers.
    if (request.method === 'HEAD') {
      await this.exports.check(shown);
      response.setHeader('Cache-Control', 'no-store').end();
      return;
    }
    const { name, columns, items, days, run } = await this.exports.open(shown, clientIpOf(request));
    let isComplete = false;
    try {
      this.cookie.clear(response, exportPath(id));
      const { contentType, content } = FORMAT_RULES[format];
      isComplete = await sendDownload(
        response,
        content(locale === 'hi' ? inHindi(columns) : columns, items, name),
        {
          name: exportFileName(name, new Date(), days, format),
          contentType,
        },
      );
    } finally {
      await run.end(isComplete);
    }
  }

  /** Available to the account that prepared the export, for one hour after its last update. */
  @Get(':id/progress')
  @RequirePermission()
  @ApiParam({
    name: 'id',
    description: 'Last segment of the prepared `path`.',
    example: '2V0kq1n3Yw5sQ8mB7xTzRg',
  })
  @ApiOperation({ summary: 'Get the progress of an export' })
  @ApiOkResponse({ type: ExportProgressView })
  @ApiErrors(401, { status: 404, message: NO_EXPORT })
  async progress(
    @Param('id') id: string,
    @Caller() { adminId }: CallerIdentity,
  ): Promise<ExportProgressView> {
    const run = await this.runs.find(id, adminId);
    if (!run) throw new AppError('NOT_FOUND', NO_EXPORT);
    return run;
  }
}
