import { review } from '../../content/review';
import { useTexts } from '../../content/texts';
import type { StatusChange, SubmittedRecord } from '../../data/records';
import { showToast } from '../../state/toasts';
import { errorSentence } from '../../ui/error-sentence';
import type { OpenedProps } from '../record-kind';
import { currentRecord, useRecordCache } from './use-record-cache';

/** How long the API holds the mail of an undoable change, in ms. */
export const UNDO_MS = 10_000;

/** What undoes a change: it goes back to the state `before`, unless the mail has left. */
export function undoing<R extends SubmittedRecord>(
  changed: R,
  before: R['status'],
): StatusChange<R['status']> {
  return { id: changed._id, status: before, expectedStatus: changed.status, undo: true };
}

/** Takes a change back while its mail is still held, and says how that went. */
export function useUndo<R extends SubmittedRecord, D extends R>({
  kind,
  moves,
}: Pick<OpenedProps<R, D>, 'kind' | 'moves'>) {
  const copy = useTexts(review);
  const { source, messages, name } = kind;
  const { put } = useRecordCache(source);
  /** @param before the state that `changed` was in */
  return async (changed: D, before: D['status']) => {
    try {
      put(await source.change(undoing(changed, before)));
      showToast({ kind: 'success', text: copy.undone(name(changed)) });
      moves.open(changed._id);
    } catch (error) {
      const current = currentRecord<D>(error);
      if (current) put(current);
      const why = errorSentence(error, messages.updateFailed);
      showToast({ kind: 'error', text: copy.undoFailed(name(changed), why), until: Date.now() + UNDO_MS });
    }
  };
}
