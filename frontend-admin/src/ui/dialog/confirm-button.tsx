import Button from 'antd/es/button';
import { useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import './confirm-button.css';

interface ConfirmButtonProps {
  button: string;
  /** Accessible name, for several buttons with the same label. */
  name?: string;
  question: string;
  yes: string;
  onYes: () => void;
  danger?: boolean;
}

/** A button that is replaced by a confirmation when pressed. */
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
      // Gets focus back, because the focused button was removed.
      <Button danger={danger} aria-label={name} autoFocus={isAsked === false} onClick={() => setAsked(true)}>
        {button}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no form fields for a fieldset
    <div className="ad-confirm" role="group" aria-label={name}>
      <p>{question}</p>
      <div className="ad-confirm__buttons">
        <Button
          type="primary"
          danger={danger}
          // The focused button was removed.
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
