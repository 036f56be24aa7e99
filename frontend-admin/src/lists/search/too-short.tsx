import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { isSearchable } from './searchable';

interface TooShortProps {
  text: string;
  /** Whether the API can search for it. */
  isEnough?: (text: string) => boolean;
}

/** Explains why the text in a search field has no effect yet. */
export function TooShort({ text, isEnough = isSearchable }: TooShortProps) {
  const messages = useMessages(records);
  return (
    <span className="ad-too-short" role="status">
      {text.trim() && !isEnough(text) ? messages.searchTooShort : null}
    </span>
  );
}
