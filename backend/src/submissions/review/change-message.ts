import type { HistoryView } from '../record/dto/history.view.js';
import type { StatusChangeFields } from './dto/status-change.fields.js';

interface Request extends StatusChangeFields {
  status: string;
  expectedStatus?: string;
}

/**
 * The message of an accepted request, after which the record has this history.
 * @param changed the message for a new status
 */
export function changeMessage(
  { status, expectedStatus, clearSuspect, undo }: Request,
  { history }: { history: readonly Pick<HistoryView, 'undo'>[] },
  changed: string,
): string {
  const wasChanged = history.length > 1;
  if (clearSuspect && (!wasChanged || expectedStatus === status)) return 'Suspect mark removed';
  if (undo || history.at(-1)?.undo) return 'Change undone';
  return wasChanged ? changed : 'Nothing was changed';
}
