import Button from 'antd/es/button';
import { type KeyboardEvent, useId, useState } from 'react';
import { ignoreRepeatedPress, isEscape } from '../../browser/shortcuts';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import './confirm-button.css';

interface ConfirmButtonProps {
  label: string;
  /** Accessible name, for several buttons with the same label. */
  name?: string;
  question: string;
  confirmLabel: string;
  onConfirm: () => void;
  danger?: boolean;
}

/** A button that is replaced by a confirmation when pressed. */
export function ConfirmButton({
  label,
  name = label,
  question,
  confirmLabel,
  onConfirm,
  danger = false,
}: ConfirmButtonProps) {
  const commonMessages = useMessages(common);
  const [isConfirming, setConfirming] = useState<boolean>();
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    // Enter held down on the first button must not confirm.
    ignoreRepeatedPress(event);
    if (!isEscape(event)) return;
    event.preventDefault();
    setConfirming(false);
  }

  if (!isConfirming)
    return (
      // Gets focus back, because the focused button was removed.
      <Button
        danger={danger}
        aria-label={name}
        autoFocus={isConfirming === false}
        onClick={() => setConfirming(true)}
      >
        {label}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no form fields for a fieldset
    <div className="ad-confirm" role="group" aria-label={name} onKeyDown={onKeyDown}>
      <p id={id}>{question}</p>
      <div className="ad-confirm__buttons">
        <Button
          type="primary"
          danger={danger}
          // The focused button was removed.
          autoFocus
          aria-describedby={id}
          onClick={() => {
            setConfirming(false);
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
        <Button onClick={() => setConfirming(false)}>{commonMessages.no}</Button>
      </div>
    </div>
  );
}
