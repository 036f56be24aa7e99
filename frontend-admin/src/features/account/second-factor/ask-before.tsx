import Button from 'antd/es/button';
import { useState } from 'react';
import { secondFactor } from '../../../content/en/second-factor';

interface AskBeforeProps {
  button: string;
  /** What the button is called where several say the same. */
  name?: string;
  question: string;
  yes: string;
  onYes: () => void;
  danger?: boolean;
}

/** A button whose press is asked about in its own place. */
export function AskBefore({ button, name = button, question, yes, onYes, danger = false }: AskBeforeProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button danger={danger} aria-label={name} onClick={() => setAsked(true)}>
        {button}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="ad-factor__ask" role="group" aria-label={name}>
      <p>{question}</p>
      <div className="ad-factor__buttons">
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
        <Button onClick={() => setAsked(false)}>{secondFactor.card.no}</Button>
      </div>
    </div>
  );
}
