import { review as copy } from '../../content/en/review';
import type { ReviewStatus, SubmittedRecord } from '../../data/records';
import { errorSentence } from '../../kit/error-sentence';
import { notify } from '../../kit/notices';
import { reasonDrafts } from '../../kit/reason-drafts';
import type { OpenedProps } from '../record-kind';
import { currentRecord, useServerTruth } from './use-server-truth';
import { useStatusChange } from './use-status-change';

/** What waits for somebody to decide it. */
export type ReviewedRecord = SubmittedRecord & { status: ReviewStatus };

/** How long the API holds the mail of an undoable change, in ms. */
const UNDO_MS = 10_000;

export interface Decision {
  status: ReviewStatus;
  reason?: string | undefined;
}

/** Takes a decision back while its mail is still held, and says how that went. */
function useUndo<R extends ReviewedRecord, D extends R>({ kind, moves }: OpenedProps<R, D>) {
  const { source, words, name } = kind;
  const { keep } = useServerTruth(source);
  return async (decided: D) => {
    try {
      const change = { id: decided._id, status: 'pending', expectedStatus: decided.status } as const;
      keep(await source.change(change));
      notify({ kind: 'success', text: copy.undone(name(decided)) });
      moves.open(decided._id);
    } catch (error) {
      const current = currentRecord<D>(error);
      if (current) keep(current);
      const why = errorSentence(error, words.updateFailed);
      notify({ kind: 'error', text: copy.undoFailed(name(decided), why), until: Date.now() + UNDO_MS });
    }
  };
}

/** Approving, rejecting and reopening; the first two can be taken back and lead on to the next that waits. */
export function useDecision<R extends ReviewedRecord, D extends R>(opened: OpenedProps<R, D>) {
  const { kind, record, moves } = opened;
  const undo = useUndo(opened);
  const { change, ...progress } = useStatusChange(kind, record, {
    onChanged: (decided, sentAt) => {
      reasonDrafts.forget(decided._id);
      const final = decided.status !== 'pending';
      notify({
        kind: 'success',
        text: copy.done[decided.status](kind.name(decided)),
        ...(final ? { undo: () => undo(decided), until: sentAt + UNDO_MS } : {}),
      });
      if (final) moves.advance(decided);
    },
  });
  const decide = ({ status, reason }: Decision) =>
    change({ status, ...(reason === undefined ? {} : { reason }), undoable: status !== 'pending' });
  return { decide, ...progress };
}
