import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AdminModule } from '../admin/admin.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { AuditExport } from './audit-export.js';
import { ExportsController } from './exports.controller.js';
import { Exports } from './exports.service.js';

/** Lists as files for spreadsheets. */
@Module({
  imports: [AdminModule, AuditModule, DiscoveryModule, DownloadsModule],
  controllers: [ExportsController],
  providers: [AuditExport, Exports],
  exports: [Exports],
})
export class ExportsModule {}
