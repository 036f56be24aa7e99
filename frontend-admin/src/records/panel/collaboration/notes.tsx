import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { serverNow } from 'frontend-shared/api/server-clock';
import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useId } from 'react';
import { useFocusFallback } from '../../../browser/use-focus-fallback';
import { collaboration } from '../../../content/collaboration';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import type { OfficeNote, SubmittedRecord } from '../../../data/records/records';
import { longDateTime, shortDateTime } from '../../../format/date-time';
import { useHasPermission } from '../../../state/permissions';
import { showToast } from '../../../state/toasts';
import { errorMessage } from '../../../ui/text/error-message';
import { useIsMounted } from '../../../ui/use-is-mounted';
import type { RecordKind } from '../../record-kind';
import { useRecordCache } from '../use-record-cache';
import { NoteForm } from './note-form';
import { NoteText } from './note-text';

interface NotesProps<R extends SubmittedRecord, D extends R> {
  kind: Pick<RecordKind<R, D>, 'source' | 'changePermission' | 'name'>;
  record: D;
}

interface NoteProps {
  note: OfficeNote;
  /** Absent when the account may not delete it. */
  onDelete?: (() => void) | undefined;
  busy: boolean;
}

function Note({ note, onDelete, busy }: NoteProps) {
  const locale = useLocale();
  const messages = collaboration[locale];
  return (
    <li>
      <div className="ad-notes__head">
        <b>{note.by}</b>
        <time className="ad-quiet" dateTime={note.at} title={longDateTime(note.at, locale)}>
          {shortDateTime(note.at, locale)}
        </time>
        {onDelete && (
          <Button
            type="link"
            size="small"
            disabled={busy}
            aria-label={messages.deleteNoteOf(shortDateTime(note.at, locale))}
            onClick={onDelete}
          >
            {messages.deleteNote}
          </Button>
        )}
      </div>
      <NoteText text={note.text} mentions={note.mentions} />
    </li>
  );
}

/** The office's notes on a record, newest last, and the form for a new one. */
export function Notes<R extends SubmittedRecord, D extends R>({ kind, record }: NotesProps<R, D>) {
  const messages = useMessages(collaboration);
  const commonMessages = useMessages(common);
  const { source, name } = kind;
  const { notes = [] } = record;
  const cache = useRecordCache(source);
  const canWrite = useHasPermission(kind.changePermission);
  const ownEmail = useSession(({ admin }) => admin?.email);
  const id = useId();
  const isOpen = useIsMounted();
  const { region, heading } = useFocusFallback<HTMLElement>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (noteId: string) => source.removeNote(record._id, noteId),
    onSuccess: (changed) => cache.putRow(changed),
    // A user who has moved on to another record would otherwise believe that the note was deleted.
    onError: (failure) => {
      if (isOpen.current) return;
      const why = errorMessage(failure, messages.deleteFailed);
      showToast({ kind: 'error', text: messages.noteNotDeleted(name(record), why) });
    },
  });
  // The server sets the time limit; if the button is pressed too late, its error explains why.
  const isDeletable = ({ by, deletableUntil }: OfficeNote) =>
    canWrite && by === ownEmail && Date.parse(deletableUntil) > serverNow();
  return (
    <section ref={region} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {messages.notes}
      </h3>
      {notes.length === 0 ? (
        <p className="ad-quiet">{messages.noNotes}</p>
      ) : (
        <ol className="ad-notes">
          {notes.map((note) => (
            <Note
              key={note._id}
              note={note}
              busy={isPending}
              onDelete={isDeletable(note) ? () => mutate(note._id) : undefined}
            />
          ))}
        </ol>
      )}
      {error && (
        <p className="ad-decision__error" role="alert">
          {commonMessages.error(errorMessage(error, messages.deleteFailed))}
        </p>
      )}
      {canWrite && <NoteForm kind={kind} record={record} />}
    </section>
  );
}
