import type { Locale } from 'frontend-shared/i18n/locale';
import { review, reviewMessages } from '../../content/review';
import type { RecordSource, ReviewStatus, SubmittedRecord } from '../../data/records/records';
import { UNDO_MS } from '../../data/undo-window';
import type { Permission } from '../../state/permissions';
import type { RecordMessages } from '../record-kind';
import type { BulkAction } from './bulk-action';
import { statusAction } from './status-action';

type Reviewed = SubmittedRecord & { status: ReviewStatus };

interface ReviewOptions<R extends Reviewed, D extends R> {
  source: RecordSource<R, D>;
  permission: Permission;
  messages: RecordMessages;
  locale: Locale;
}

/** The bulk decisions on factory and shareholder applications. */
export function reviewActions<R extends Reviewed, D extends R>({
  permission,
  ...kind
}: ReviewOptions<R, D>): BulkAction<R, D>[] {
  const messages = review[kind.locale];
  const { verbs } = reviewMessages[kind.locale];
  return [
    statusAction(kind, {
      status: 'approved',
      from: ['pending'],
      label: messages.approve,
      doing: messages.approvingMany,
      done: verbs.approved,
      icon: 'tick',
      look: 'approve',
      permission,
      consequence: messages.approvedMailsWait(UNDO_MS / 1000),
      undoable: true,
    }),
    statusAction(kind, {
      status: 'rejected',
      from: ['pending'],
      label: messages.reject,
      doing: messages.rejectingMany,
      done: verbs.rejected,
      icon: 'cross',
      look: 'danger',
      permission,
      reasonFor: 'rejected',
      undoable: true,
    }),
  ];
}
