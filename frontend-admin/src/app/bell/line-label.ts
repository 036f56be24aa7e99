import { formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import { activity } from '../../content/activity';
import { bell } from '../../content/bell';
import type { NotificationEntry } from '../../data/notifications';
import type { RecordKindName } from '../../data/records/records';
import { paths, recordPath } from '../../routing/paths';
import type { IconName } from '../../ui/icon';
import { isRecordKind, RECORD_KINDS } from '../../ui/record-kinds';
import { type BellLine, isSubmission } from './bell-lines';

function recordKind({ kind }: NotificationEntry): RecordKindName | undefined {
  return isRecordKind(kind) ? kind : undefined;
}

export function isFailure({ action }: NotificationEntry): boolean {
  return action.endsWith('.mail_given_up');
}

export function iconOf(entry: NotificationEntry): IconName {
  if (isFailure(entry)) return 'warning';
  const kind = recordKind(entry);
  if (kind === undefined || /\.(note_added|assigned)$/.test(entry.action)) return 'person';
  return RECORD_KINDS[kind].icon;
}

/**
 * Path that a line links to: its record, the list for several records, the undelivered mails for a failure, or the
 * team.
 */
export function pathOf({ newest, count }: Pick<BellLine, 'newest' | 'count'>): string {
  if (isFailure(newest)) return paths.mails;
  const kind = recordKind(newest);
  if (kind === undefined) return paths.team;
  const { path } = RECORD_KINDS[kind];
  return count > 1 || newest.id === undefined ? path : recordPath(path, newest.id);
}

/** Describes what happened. Contains no names except those of colleagues. */
export function titleOf({ newest, count }: Pick<BellLine, 'newest' | 'count'>, locale: Locale): string {
  const messages = bell[locale];
  const { action, by = '', status = '', undo, refundDue } = newest;
  const kind = recordKind(newest);
  if (kind === undefined) return activity[locale].action(action);
  if (isSubmission(newest)) return count === 1 ? messages.received[kind] : messages.receivedMany[kind](count);
  if (isFailure(newest)) return messages.mailGivenUp;
  if (action.endsWith('.note_added')) return messages.mentioned(by);
  if (action.endsWith('.assigned')) return messages.assigned(by);
  if (refundDue !== undefined) return messages.refundDue(formatRupees(refundDue));
  if (action.endsWith('.paid')) return messages.paidAfterBoxLeft;
  if (undo) return messages.undone;
  return messages.decided[status] ?? activity[locale].action(action);
}

/** The record concerned, and who acted unless the title names them. */
export function detailOf({ newest, oldest, count }: BellLine, locale: Locale): string {
  const messages = bell[locale];
  const { reference = '', name, by, action } = count > 1 ? oldest : newest;
  const record = name === undefined ? reference : messages.record(reference, name);
  if (count > 1) return messages.oldest(record);
  const omitsActor = by === undefined || by === reference || /\.(note_added|assigned)$/.test(action);
  return omitsActor ? record : messages.by(record, by);
}
