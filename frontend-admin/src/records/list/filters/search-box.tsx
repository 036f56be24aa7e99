import Input, { type InputRef } from 'antd/es/input';
import { useRef } from 'react';
import { useShortcuts } from '../../../browser/shortcuts';
import { records } from '../../../content/records';
import { useTexts } from '../../../content/texts';
import { usePreferences } from '../../../state/preferences';
import { Icon } from '../../../ui/icon';
import { TooShort } from '../too-short';
import { useTypedText } from './use-typed-text';

interface SearchBoxProps {
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** Finds by the beginning of any word of name, e-mail, mobile, place or reference; the key / leads here. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const copy = useTexts(records);
  const [text, setText] = useTypedText(value, onChange);
  const field = useRef<InputRef>(null);
  const shortcuts = usePreferences((preferences) => preferences.shortcuts);
  useShortcuts({ '/': () => field.current?.focus({ cursor: 'all' }) });
  return (
    <div className="ad-search">
      <Input
        ref={field}
        type="search"
        aria-label={copy.search}
        aria-describedby="ad-search-help"
        placeholder={copy.search}
        prefix={<Icon name="search" />}
        suffix={shortcuts && !text && <kbd className="ad-key">/</kbd>}
        value={text}
        maxLength={100}
        allowClear={text !== ''}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (text) setText('');
          else field.current?.blur();
        }}
      />
      <span id="ad-search-help" className="ad-hidden">
        {copy.searchHelp}
      </span>
      <TooShort text={text} />
    </div>
  );
}
