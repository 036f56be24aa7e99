import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../audit/audit-entry.schema.js';
import { AuditLog } from '../../audit/audit-log.js';
import type { AuditFilters } from '../../audit/dto/audit-list.query.js';
import type { DayRange } from '../../common/lists/indian-days.js';
import { ExportSource } from '../export-source.js';
import { AUDIT_COLUMNS } from './audit-columns.js';

/** The export of the audit log, newest entry first. */
@Injectable()
export class AuditExport extends ExportSource<AuditFilters, AuditEntry> {
  readonly name = 'activity';
  readonly permission = 'audit:read';
  readonly action = 'audit.exported';

  constructor(private readonly log: AuditLog) {
    super();
  }

  columnsOf(): typeof AUDIT_COLUMNS {
    return AUDIT_COLUMNS;
  }

  pages(filters: AuditFilters): AsyncGenerator<AuditEntry[], void> {
    return this.log.pages(filters);
  }

  override total(filters: AuditFilters): Promise<number | undefined> {
    return this.log.countAll(filters);
  }

  /** An erasure removes references from the entries about a record, but not from those about exports. */
  onRecord({ reference, ...recorded }: AuditFilters): Record<string, unknown> {
    return { ...recorded, ...(reference === undefined ? {} : { searched: true }) };
  }

  override daysOf({ from, to }: AuditFilters): DayRange {
    return { from, to };
  }

  override assertReadable(filters: AuditFilters): void {
    this.log.assertReadable(filters);
  }
}
