import './reference-number.css';
import { Button } from 'frontend-shared/ui/button';
import { useRef, useState } from 'react';
import { useFormsMessages } from '../../content/use-forms-messages';

/** The reference number, large, with a copy button. */
export function ReferenceNumber({ text }: { text: string }) {
  const messages = useFormsMessages().receipt;
  const number = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(messages.copied);
    } catch {
      // The clipboard needs TLS and permission. Without them the number is selected, ready to be copied by hand.
      if (number.current) getSelection()?.selectAllChildren(number.current);
      setAnnouncement(messages.copySelected);
    }
  };
  return (
    <div className="pu-receipt__reference">
      <div>
        <p className="cf-small">{messages.reference}</p>
        <strong className="pu-receipt__number" ref={number}>
          {text}
        </strong>
      </div>
      <div className="pu-receipt__copy">
        <Button look="secondary" size="small" onClick={copy}>
          {messages.copy}
        </Button>
        <span role="status" className="cf-small">
          {announcement}
        </span>
      </div>
    </div>
  );
}
