import Button from 'antd/es/button';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { ignoreRepeatedPress, isEscape } from '../../browser/shortcuts';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import '../../ui/form/form.css';

interface InlineConfirmationProps {
  /** Says what will happen, and to which rows. */
  question: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action on the selected rows. */
export function InlineConfirmation({ question, confirmLabel, onConfirm, onCancel }: InlineConfirmationProps) {
  const commonMessages = useMessages(common);
  const id = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onConfirm();
  }

  function onKeyDown(event: KeyboardEvent) {
    ignoreRepeatedPress(event);
    if (!isEscape(event)) return;
    event.preventDefault();
    onCancel();
  }

  return (
    <form className="ad-form" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <p id={id}>{question}</p>
      <div className="ad-form__buttons">
        <Button onClick={onCancel}>{commonMessages.cancel}</Button>
        {/* Gets focus, because the button that was pressed has been unmounted. */}
        <Button type="primary" htmlType="submit" autoFocus aria-describedby={id}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
