import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminModule } from '../admin/admin.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { AuditExport } from './audit/audit-export.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { EXPORT_RUN, exportRunSchema } from './progress/export-run.schema.js';
import { ExportRuns } from './progress/export-runs.js';
import { TeamExportController } from './team/team-export.controller.js';
import { TeamExport } from './team/team-export.js';

/** Exports of lists for spreadsheets. */
@Module({
  imports: [
    AdminModule,
    AuditModule,
    DiscoveryModule,
    DownloadsModule,
    MongooseModule.forFeature([{ name: EXPORT_RUN, schema: exportRunSchema }]),
  ],
  controllers: [ExportsController, TeamExportController],
  providers: [AuditExport, ExportRuns, ExportsService, TeamExport],
  exports: [ExportsService],
})
export class ExportsModule {}
