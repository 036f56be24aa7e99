import Button from 'antd/es/button';
import { useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import './confirm-button.css';

interface ConfirmButtonProps {
  button: string;
  /** What the button is called where several say the same. */
  name?: string;
  question: string;
  yes: string;
  onYes: () => void;
  danger?: boolean;
}

/** A button whose press is asked about in its own place. */
export function ConfirmButton({
  button,
  name = button,
  question,
  yes,
  onYes,
  danger = false,
}: ConfirmButtonProps) {
  const commonMessages = useMessages(common);
  const [isAsked, setAsked] = useState<boolean>();
  if (!isAsked)
    return (
      // The button that answered is gone.
      <Button danger={danger} aria-label={name} autoFocus={isAsked === false} onClick={() => setAsked(true)}>
        {button}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="ad-confirm" role="group" aria-label={name}>
      <p>{question}</p>
      <div className="ad-confirm__buttons">
        <Button
          type="primary"
          danger={danger}
          // The button that was pressed is gone.
          autoFocus
          onClick={() => {
            setAsked(false);
            onYes();
          }}
        >
          {yes}
        </Button>
        <Button onClick={() => setAsked(false)}>{commonMessages.no}</Button>
      </div>
    </div>
  );
}
