import { useMutation } from '@tanstack/react-query';
import { collaboration } from '../../../content/collaboration';
import { useMessages } from '../../../content/messages';
import type { SubmittedRecord } from '../../../data/records/records';
import { noteDrafts, useNoteDraft } from '../../../state/drafts/note-drafts';
import { showToast } from '../../../state/toasts';
import { errorMessage } from '../../../ui/text/error-message';
import { useIsMounted } from '../../../ui/use-is-mounted';
import type { RecordKind } from '../../record-kind';
import { useRecordCache } from '../use-record-cache';

/** The record that a new note is about. */
export interface NewNoteOptions<R extends SubmittedRecord, D extends R> {
  kind: Pick<RecordKind<R, D>, 'source' | 'name'>;
  record: D;
}

/** Saves a new note. The draft is kept until the server has stored it, even if the user opens another record. */
export function useNewNote<R extends SubmittedRecord, D extends R>({ kind, record }: NewNoteOptions<R, D>) {
  const messages = useMessages(collaboration);
  const { source, name } = kind;
  const { _id } = record;
  const cache = useRecordCache(source);
  const text = useNoteDraft(_id);
  const isMounted = useIsMounted();
  const setText = (typed: string) => noteDrafts.set(_id, typed);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (note: string) => source.addNote(_id, note),
    onSuccess: (changed, note) => {
      cache.putRow(changed);
      // Text added while the note was being saved is kept as the next draft.
      if (noteDrafts.get(_id).trim() === note) setText('');
    },
    onError: (failure) => {
      if (isMounted.current) return;
      const why = errorMessage(failure, messages.noteFailed);
      showToast({ kind: 'error', text: messages.noteNotSaved(name(record), why) });
    },
  });
  return {
    text,
    setText,
    add: (note: string) => !isPending && mutate(note),
    busy: isPending,
    /** Until something is typed again. */
    isAdded: isSuccess,
    failure: error ? errorMessage(error, messages.noteFailed) : undefined,
    clearFailure: reset,
  };
}
