import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { useSession } from 'frontend-shared/api/session';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { typedText } from '../../../browser/typed-text';
import { useConfirmUnload } from '../../../browser/use-confirm-unload';
import { collaboration } from '../../../content/collaboration';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import type { SubmittedRecord } from '../../../data/records/records';
import { MentionList, mentionId } from './mention-list';
import { useMentionList } from './use-mention-list';
import { type NewNoteOptions, useNewNote } from './use-new-note';

const NOTE_MAX = fieldRules.officeNote.text.maxLength;

/** Form for a new note. Ant Design's Mentions does not expose its list to screen readers. */
export function NoteForm<R extends SubmittedRecord, D extends R>(props: NewNoteOptions<R, D>) {
  const messages = useMessages(collaboration);
  const commonMessages = useMessages(common);
  const { text, setText, add, busy, isAdded, failure, clearFailure } = useNewNote(props);
  useConfirmUnload(text);
  const [missing, setMissing] = useState(false);
  const field = useRef<TextAreaRef>(null);
  const cursor = useRef<number>(undefined);
  const id = useId();
  const { data: colleagues = [] } = useQuery(props.kind.source.colleagues());
  const ownId = useSession(({ admin }) => admin?._id);
  const others = colleagues.filter(({ adminId }) => adminId !== ownId);
  const mentions = useMentionList(others, (email, from, to) => {
    cursor.current = from + email.length + 2;
    setText(`${text.slice(0, from)}@${email} ${text.slice(to)}`);
  });
  const area = () => field.current?.resizableTextArea?.textArea;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor moves behind the address once the text contains it
  useLayoutEffect(() => {
    if (cursor.current === undefined) return;
    area()?.focus();
    area()?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  }, [text]);

  function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    const note = text.trim();
    setMissing(note === '');
    mentions.close();
    if (note === '') field.current?.focus();
    else add(note);
  }

  const isOpen = mentions.suggestions.length > 0;
  const problem = missing ? messages.noteMissing : failure && commonMessages.error(failure);
  return (
    <form className="ad-note-form" onSubmit={(event: FormEvent) => submit(event)} noValidate>
      <label htmlFor={`${id}-note`}>{messages.newNote}</label>
      <div className="ad-note-form__field">
        <TextArea
          ref={field}
          id={`${id}-note`}
          rows={2}
          maxLength={NOTE_MAX}
          value={text}
          status={problem ? 'error' : ''}
          aria-invalid={missing}
          aria-describedby={`${id}-help`}
          aria-autocomplete="list"
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen ? mentionId(id, mentions.active) : undefined}
          onChange={(event) => {
            const typed = typedText(event);
            setText(typed);
            mentions.update(typed, event.target.selectionStart);
            setMissing(false);
            clearFailure();
          }}
          onSelect={({ currentTarget }) => mentions.update(currentTarget.value, currentTarget.selectionStart)}
          onBlur={mentions.close}
          onKeyDown={(event) => {
            if (mentions.handleKey(event)) return;
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        {isOpen && <MentionList id={id} {...mentions} />}
      </div>
      <div className="ad-note-form__foot">
        <p
          id={`${id}-help`}
          role={problem ? 'alert' : undefined}
          className={problem ? 'ad-decision__error' : 'ad-quiet'}
        >
          {problem ?? messages.noteHint}
        </p>
        <span role="status" className="ad-hidden">
          {isAdded && messages.noteAdded}
        </span>
        <Button htmlType="submit" loading={busy}>
          {busy ? messages.adding : messages.addNote}
        </Button>
      </div>
    </form>
  );
}
