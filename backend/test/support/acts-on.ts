import type { INestApplicationContext } from '@nestjs/common';
import type { AuditEntry } from '../../src/audit/audit-entry.schema.js';
import { AuditLog } from '../../src/audit/audit-log.js';

/** What was done to a record after it came, the newest first: the entry of its arrival is written some time after the answer. */
export async function actsOn(app: INestApplicationContext, kind: string, id: string): Promise<AuditEntry[]> {
  const entries = await app.get(AuditLog, { strict: false }).listForSubject(kind, id);
  return entries.filter(({ action }) => !action.endsWith('.received'));
}
