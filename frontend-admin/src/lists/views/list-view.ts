import type { SavedView } from '../../data/views';

/** A view of a list: built-in or saved. */
export interface ListView {
  key: string;
  name: string;
  /** The query string without the question mark; empty for the plain list. */
  query: string;
  saved?: SavedView;
}
