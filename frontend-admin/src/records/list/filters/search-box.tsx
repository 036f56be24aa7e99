import Input, { type InputRef } from 'antd/es/input';
import { useEffect, useRef, useState } from 'react';
import { isEscape, useShortcuts } from '../../../browser/shortcuts';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { isSearchable } from '../../../lists/search/searchable';
import { TooShortHint } from '../../../lists/search/too-short-hint';
import { useDebouncedText } from '../../../lists/search/use-debounced-text';
import { usePreferences } from '../../../state/preferences';
import { Icon } from '../../../ui/icon';

interface SearchBoxProps {
  value: string | undefined;
  onChange: (text: string | undefined) => void;
  /** Element id of the first row's link, once the rows match `value`. */
  firstResultId: string | undefined;
}

/**
 * Searches by the prefix of any word in name, e-mail, mobile, location or reference. The key / focuses it, and Enter
 * moves focus to the first result.
 */
export function SearchBox({ value, onChange, firstResultId }: SearchBoxProps) {
  const messages = useMessages(records);
  const [text, setText, flush] = useDebouncedText(value, onChange);
  /** Whether Enter was pressed and focus moves to the first result once it is loaded. */
  const [isEnterPending, setEnterPending] = useState(false);
  const field = useRef<InputRef>(null);
  const shortcuts = usePreferences((preferences) => preferences.shortcuts);
  useShortcuts({ '/': () => field.current?.focus({ cursor: 'all' }) });
  useEffect(() => {
    if (!isEnterPending || !firstResultId) return;
    setEnterPending(false);
    document.getElementById(firstResultId)?.focus();
  }, [isEnterPending, firstResultId]);
  return (
    <div className="ad-search">
      <Input
        ref={field}
        type="search"
        aria-label={messages.searchHere}
        aria-describedby="ad-search-help"
        placeholder={messages.searchHere}
        prefix={<Icon name="search" />}
        suffix={shortcuts && !text && <kbd className="ad-key ad-key-hint">/</kbd>}
        value={text}
        maxLength={100}
        allowClear={text !== ''}
        onChange={(event) => {
          setText(event.target.value);
          setEnterPending(false);
        }}
        onBlur={() => setEnterPending(false)}
        onPressEnter={({ nativeEvent }) => {
          if (nativeEvent.isComposing || !isSearchable(text)) return;
          flush();
          setEnterPending(true);
        }}
        onKeyDown={(event) => {
          if (!isEscape(event)) return;
          event.preventDefault();
          if (text) setText('');
          else field.current?.blur();
        }}
      />
      <span id="ad-search-help" className="ad-hidden">
        {messages.searchHelp}
      </span>
      <TooShortHint text={text} />
    </div>
  );
}
