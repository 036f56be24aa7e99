import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { activity } from '../../content/activity';
import { useMessages } from '../../content/messages';
import { Icon } from '../../ui/icon';

interface ReferenceFieldProps {
  /** What the log is narrowed to. */
  value: string | undefined;
  onChange: (reference: string | undefined) => void;
}

/** Narrows the log to one reference, by Enter: only a whole one finds anything, so nothing happens while it is typed. */
export function ReferenceField({ value, onChange }: ReferenceFieldProps) {
  const messages = useMessages(activity);
  const id = useId();
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  // A link or "Clear all" has changed the address.
  if (value !== shown) {
    setShown(value);
    setText(value ?? '');
  }
  const find = (typed: string) => onChange(typed.trim() || undefined);
  return (
    <div className="ad-search ad-activity__reference">
      <Input
        type="search"
        aria-label={messages.reference}
        aria-describedby={id}
        placeholder={messages.reference}
        title={messages.referenceHelp}
        prefix={<Icon name="search" />}
        value={text}
        maxLength={100}
        allowClear={text !== ''}
        onChange={({ target }) => setText(target.value)}
        onClear={() => find('')}
        onPressEnter={() => find(text)}
        onBlur={() => text === '' && value !== undefined && find('')}
      />
      <span id={id} className="ad-hidden">
        {messages.referenceHelp}
      </span>
    </div>
  );
}
