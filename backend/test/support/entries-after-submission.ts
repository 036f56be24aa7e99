import type { INestApplicationContext } from '@nestjs/common';
import type { AuditEntry } from '../../src/audit/audit-entry.schema.js';
import { AuditLog } from '../../src/audit/audit-log.js';

/**
 * The audit entries of a record after its submission, newest first: the submission's own entry is written some time
 * after the answer.
 */
export async function entriesAfterSubmission(
  app: INestApplicationContext,
  kind: string,
  id: string,
): Promise<AuditEntry[]> {
  const entries = await app.get(AuditLog, { strict: false }).listForSubject(kind, id);
  return entries.filter(({ action }) => !action.endsWith('.received'));
}
