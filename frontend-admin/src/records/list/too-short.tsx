import { records } from '../../content/records';
import { useTexts } from '../../content/texts';
import { isSearchable } from './list-address';

/** Says why a field that someone types into has no effect yet. */
export function TooShort({ text }: { text: string }) {
  const copy = useTexts(records);
  return (
    <span className="ad-too-short" role="status">
      {text.trim() && !isSearchable(text) ? copy.searchTooShort : null}
    </span>
  );
}
