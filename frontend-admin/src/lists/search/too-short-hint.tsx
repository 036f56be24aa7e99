import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { isSearchable } from './searchable';

interface TooShortHintProps {
  text: string;
  /** Whether the API can search for it. */
  canSearch?: (text: string) => boolean;
}

/** Explains why the text in a search field has no effect yet. */
export function TooShortHint({ text, canSearch = isSearchable }: TooShortHintProps) {
  const messages = useMessages(records);
  return (
    <span className="ad-too-short" role="status">
      {text.trim() && !canSearch(text) ? messages.searchTooShort : null}
    </span>
  );
}
