import { records as copy } from '../../content/en/records';
import { isSearchable } from './list-address';

/** Says why a field that someone types into has no effect yet. */
export function TooShort({ text }: { text: string }) {
  return (
    <span className="ad-too-short" role="status">
      {text.trim() && !isSearchable(text) ? copy.searchTooShort : null}
    </span>
  );
}
