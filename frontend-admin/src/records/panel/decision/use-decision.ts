import { useLocale } from 'frontend-shared/i18n/locale-context';
import { review } from '../../../content/review';
import type { ReviewDecisionStatus, ReviewStatus, SubmittedRecord } from '../../../data/records/records';
import { UNDO_MS } from '../../../data/undo-window';
import { reasonDrafts } from '../../../state/drafts/reason-drafts';
import { showToast } from '../../../state/toasts';
import type { DetailProps } from '../../record-kind';
import { changeMessage } from '../use-record-cache';
import { useStatusChange } from '../use-status-change';
import { undoChange, useUndo } from '../use-undo';

/** A record that is decided by review. */
export type ReviewedRecord = SubmittedRecord & { status: ReviewStatus; email?: string | undefined };

export interface Decision {
  status: ReviewDecisionStatus;
  reason?: string | undefined;
}

/**
 * Approves, rejects and reopens a record, each with undo. Approving, rejecting and keeping it pending move on to the
 * next pending record.
 */
export function useDecision<R extends ReviewedRecord, D extends R>(detail: DetailProps<R, D>) {
  const locale = useLocale();
  const messages = review[locale];
  const { kind, record, navigation } = detail;
  const undo = useUndo(detail);
  const { change, ...progress } = useStatusChange(kind, record, {
    onChanged: (decided, sentAt) => {
      const final = decided.status !== 'pending';
      const before = decided.history.at(-2)?.status;
      // Only the applicant can withdraw, so such a change cannot be undone here.
      const canUndo = before !== undefined && before !== 'withdrawn';
      // A record may be reopened to decide it differently; then the other drafts are still needed.
      reasonDrafts.remove(decided._id, final ? undefined : 'pending');
      showToast({
        kind: 'success',
        recordId: decided._id,
        text: messages.done[decided.status](kind.name(decided)),
        ...(canUndo
          ? { undo: () => undo(decided, undoChange(decided, before as D['status'])), until: sentAt + UNDO_MS }
          : {}),
      });
    },
    onChangedHere: (decided) => {
      if (decided.status !== 'pending') navigation.advance(decided);
    },
  });
  const decide = ({ status, reason }: Decision) =>
    change({ status, ...(reason === undefined ? {} : { reason }), undoable: true });
  const keepPending = () => {
    // The next record is opened at once, as after a decision.
    showToast({ kind: 'success', recordId: record._id, text: messages.kept(kind.name(record)) });
    navigation.advance(record);
  };
  return {
    decide,
    keepPending,
    lastChange: () => changeMessage(record, kind.messages, locale),
    ...progress,
  };
}
