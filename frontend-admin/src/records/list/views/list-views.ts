import { records as copy } from '../../../content/en/records';
import type { SavedView } from '../../../data/views';
import type { RecordMessages } from '../../record-kind';
import { EVERY_STATUS, type ListAddress, type ListRules, readAddress, writeAddress } from '../list-address';

/** A way of looking at a list: one that every list has, or one that somebody saved. */
export interface ListView {
  key: string;
  name: string;
  /** What follows the question mark in the address; empty for the plain list. */
  query: string;
  saved?: SavedView;
}

/** How a list is looked at, without the page and the record that are open in it. */
export function viewQuery(rules: ListRules, address: ListAddress): string {
  const { cursor: _cursor, record: _record, ...look } = address;
  return writeAddress(rules, { ...look, page: 1 }).toString();
}

/** The address that a view opens. What it says and nobody knows any more counts as absent. */
export function viewAddress(rules: ListRules, query: string): ListAddress {
  return readAddress(rules, new URLSearchParams(query));
}

/** The plain list and the whole list, then what was saved, one's own first. */
export function viewsOf(rules: ListRules, messages: RecordMessages, saved: readonly SavedView[]): ListView[] {
  const all = { ...viewAddress(rules, ''), status: EVERY_STATUS, sort: '-createdAt' as const };
  const delivered: ListView[] = [{ key: 'all', name: copy.everyStatus, query: viewQuery(rules, all) }];
  const home = messages.status[rules.home];
  if (home) delivered.unshift({ key: 'home', name: home, query: '' });
  return [
    ...delivered,
    ...saved.map((view) => ({
      key: view._id,
      name: view.name,
      query: viewQuery(rules, viewAddress(rules, view.query)),
      saved: view,
    })),
  ];
}
