import Button from 'antd/es/button';
import { useId } from 'react';
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
  return (
    <div className="ad-form">
      <p id={id}>{question}</p>
      <div className="ad-form__buttons">
        <Button onClick={onCancel}>{commonMessages.cancel}</Button>
        {/* Gets focus, because the button that was pressed has been unmounted. */}
        <Button type="primary" autoFocus aria-describedby={id} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
