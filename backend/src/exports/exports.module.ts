import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { AuditExport } from './audit-export.service.js';
import { ExportsController } from './exports.controller.js';

/** Lists as files for spreadsheets. */
@Module({
  imports: [AdminModule, AuditModule, DownloadsModule],
  controllers: [ExportsController],
  providers: [AuditExport],
})
export class ExportsModule {}
