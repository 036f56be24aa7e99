import type { SavedView } from '../../data/views';

/** A way of looking at a list: one that every list has, or one that somebody saved. */
export interface ListView {
  key: string;
  name: string;
  /** What follows the question mark in the address; empty for the plain list. */
  query: string;
  saved?: SavedView;
}
