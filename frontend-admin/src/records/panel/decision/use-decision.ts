import { useLocale } from 'frontend-shared/i18n/locale-context';
import { review } from '../../../content/review';
import type { ReviewDecisionStatus, ReviewStatus, SubmittedRecord } from '../../../data/records/records';
import { UNDO_MS } from '../../../data/undo-window';
import { reasonDrafts } from '../../../state/drafts/reason-drafts';
import { showToast } from '../../../state/toasts';
import type { DetailProps } from '../../record-kind';
import { changeMessage } from '../use-record-cache';
import { useStatusChange } from '../use-status-change';
import { undoing, useUndo } from '../use-undo';

/** What waits for somebody to decide it. */
export type ReviewedRecord = SubmittedRecord & { status: ReviewStatus };

export interface Decision {
  status: ReviewDecisionStatus;
  reason?: string | undefined;
}

/** Approving, rejecting and reopening, each with its undo; the first two, and deciding nothing, lead on to the next that waits. */
export function useDecision<R extends ReviewedRecord, D extends R>(opened: DetailProps<R, D>) {
  const locale = useLocale();
  const messages = review[locale];
  const { kind, record, navigation } = opened;
  const undo = useUndo(opened);
  const { change, ...progress } = useStatusChange(kind, record, {
    onChanged: (decided, sentAt) => {
      const final = decided.status !== 'pending';
      const before = decided.history.at(-2)?.status;
      // Only the applicant withdraws, so nobody here can bring a record back to that.
      const canUndo = before !== undefined && before !== 'withdrawn';
      // Whoever reopens a record may have done so to decide it otherwise: that reason is for the next step.
      reasonDrafts.forget(decided._id, final ? undefined : 'pending');
      showToast({
        kind: 'success',
        about: decided._id,
        text: messages.done[decided.status](kind.name(decided)),
        ...(canUndo
          ? { undo: () => undo(decided, undoing(decided, before as D['status'])), until: sentAt + UNDO_MS }
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
    // Another record comes up at once, as after a decision.
    showToast({ kind: 'success', about: record._id, text: messages.kept(kind.name(record)) });
    navigation.advance(record);
  };
  return {
    decide,
    keepPending,
    lastChange: () => changeMessage(record, kind.messages, locale),
    ...progress,
  };
}
