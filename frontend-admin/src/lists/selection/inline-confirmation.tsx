import Button from 'antd/es/button';
import { useId } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import '../../ui/form/form.css';

interface AskFirstProps {
  /** What will happen, and to whom. */
  question: string;
  yes: string;
  onYes: () => void;
  onCancel: () => void;
}

/** Asks before something is done with what is ticked. */
export function InlineConfirmation({ question, yes, onYes, onCancel }: AskFirstProps) {
  const commonMessages = useMessages(common);
  const id = useId();
  return (
    <div className="ad-form">
      <p id={id}>{question}</p>
      <div className="ad-form__buttons">
        <Button onClick={onCancel}>{commonMessages.cancel}</Button>
        {/* The button that was pressed is gone. */}
        <Button type="primary" autoFocus aria-describedby={id} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
