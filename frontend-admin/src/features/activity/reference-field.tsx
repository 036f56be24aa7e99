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

/** Filters the log by a reference, on Enter rather than while typing, because only complete references match. */
export function ReferenceField({ value, onChange }: ReferenceFieldProps) {
  const messages = useMessages(activity);
  const id = useId();
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  // The URL was changed from elsewhere, by a link or "Clear all".
  if (value !== shown) {
    setShown(value);
    setText(value ?? '');
  }
  const submit = (typed: string) => onChange(typed.trim() || undefined);
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
        onClear={() => submit('')}
        onPressEnter={() => submit(text)}
        onBlur={() => text === '' && value !== undefined && submit('')}
      />
      <span id={id} className="ad-hidden">
        {messages.referenceHelp}
      </span>
    </div>
  );
}
