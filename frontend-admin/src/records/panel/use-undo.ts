import { useMessages } from '../../content/messages';
import { review } from '../../content/review';
import type { StatusChange, SubmittedRecord } from '../../data/records/records';
import { UNDO_MS } from '../../data/undo-window';
import { showToast } from '../../state/toasts';
import { errorMessage } from '../../ui/text/error-message';
import type { DetailProps } from '../record-kind';
import { currentRecord, useRecordCache } from './use-record-cache';

/** The change that undoes another one: back to the status `before`, unless the mail was sent. */
export function undoChange<R extends SubmittedRecord>(
  changed: R,
  before: R['status'],
): StatusChange<R['status']> {
  return { id: changed._id, status: before, expectedStatus: changed.status, undo: true };
}

/** Undoes a change while its mail is still held, shows the result, and reopens the record if `navigation` is given. */
export function useUndo<R extends SubmittedRecord, D extends R>({
  kind,
  navigation,
}: Pick<DetailProps<R, D>, 'kind'> & Partial<Pick<DetailProps<R, D>, 'navigation'>>) {
  const decisionMessages = useMessages(review);
  const { source, messages, name } = kind;
  const { put } = useRecordCache(source);
  /** @param back the change that undoes it */
  return async (changed: D, back: StatusChange<D['status']>) => {
    try {
      put(await source.change(back));
      showToast({ kind: 'success', recordId: changed._id, text: decisionMessages.undone(name(changed)) });
      navigation?.open(changed._id);
    } catch (error) {
      const current = currentRecord<D>(error);
      if (current) put(current);
      const why = errorMessage(error, messages.updateFailed);
      showToast({
        kind: 'error',
        text: decisionMessages.undoFailed(name(changed), why),
        until: Date.now() + UNDO_MS,
      });
    }
  };
}
