import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditController } from './audit.controller.js';
import { AuditRepository } from './audit.repository.js';
import { AUDIT_ENTRY, auditEntrySchema } from './audit-entry.schema.js';
import { AuditLog } from './audit-log.js';
import { CHAIN_CHECK, chainCheckSchema } from './chain-check.schema.js';
import { ChainCheckService } from './chain-check.service.js';

/** Who did what, when and from where. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AUDIT_ENTRY, schema: auditEntrySchema },
      { name: CHAIN_CHECK, schema: chainCheckSchema },
    ]),
  ],
  controllers: [AuditController],
  providers: [AuditRepository, AuditLog, ChainCheckService],
  exports: [AuditLog],
})
export class AuditModule {}
