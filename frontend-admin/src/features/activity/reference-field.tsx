import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { activity } from '../../content/activity';
import { useMessages } from '../../content/messages';
import { Icon } from '../../ui/icon';

interface ReferenceFieldProps {
  /** The reference that the log is filtered by. */
  value: string | undefined;
  onChange: (reference: string | undefined) => void;
}

/** Filters the log by a reference when Enter is pressed: only complete references match, so typing does nothing. */
export function ReferenceField({ value, onChange }: ReferenceFieldProps) {
  const messages = useMessages(activity);
  const id = useId();
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  // A link or "Clear all" has changed the URL.
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
