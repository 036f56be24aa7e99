import type { AuditEntry } from '../../audit/audit-entry.schema.js';
import type { ExportColumn } from '../export-column.js';

/**
 * The columns of an audit entry. Position and hash find it in the chain (`npm run admin -- verify-audit --kept
 * HASH`).
 */
export const AUDIT_COLUMNS: readonly ExportColumn<AuditEntry>[] = [
  { title: 'time', moment: ({ at }) => at },
  { title: 'who', cell: ({ actor }) => actor?.email },
  { title: 'action', cell: ({ action }) => action },
  { title: 'kind', cell: ({ subject }) => subject?.kind },
  { title: 'record id', cell: ({ subject }) => subject?.id },
  { title: 'reference', cell: ({ subject }) => subject?.reference },
  { title: 'from where', cell: ({ from }) => from },
  { title: 'before', cell: ({ before }) => written(before), long: true },
  { title: 'after', cell: ({ after }) => written(after), long: true },
  { title: 'detail', cell: ({ detail }) => written(detail), long: true },
  { title: 'position', cell: ({ position }) => position },
  { title: 'hash', cell: ({ hash }) => hash },
];

function written(facts: Record<string, unknown> | undefined): string | undefined {
  return facts && JSON.stringify(facts);
}
