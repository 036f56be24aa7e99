import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditController } from './audit.controller.js';
import { AuditRepository } from './audit.repository.js';
import { AUDIT_ENTRY, auditEntrySchema } from './audit-entry.schema.js';
import { AuditLog } from './audit-log.js';

/** Who did what, when and from where. */
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_ENTRY, schema: auditEntrySchema }])],
  controllers: [AuditController],
  providers: [AuditRepository, AuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
