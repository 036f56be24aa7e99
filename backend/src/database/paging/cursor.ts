import { fieldError } from '../../common/errors/app-error.js';

/** A position in a sorted list: after or before a record, or its last page. */
export interface CursorPosition {
  /** The caller's name of the sort (`-createdAt`); the cursor is refused for another sort. */
  sort: string;
  direction: 'next' | 'prev' | 'last';
  /** Id of the record at the edge of the page; absent for `last`. */
  id?: string;
  /** Its date, if the list is sorted by one. Any other value is personal data and must not appear in URLs. */
  date?: Date;
}

/** A page of a list, with the cursors of other pages. */
export interface CursorPage<T> {
  items: T[];
  next?: string;
  prev?: string;
  /** Cursor of the last page; absent while this is the only page. */
  last?: string;
}

/** Opaque text for a URL. */
export function encodeCursor(position: CursorPosition): string {
  const { sort, direction, date, id } = position;
  return Buffer.from(JSON.stringify({ s: sort, t: direction, d: date, i: id })).toString('base64url');
}

/**
 * Parses a cursor made for the same sort; anything else is a 400 on the field `cursor`.
 * @param dated whether the list is sorted by a date, which the cursor then contains
 */
export function decodeCursor(text: string, sort: string, dated: boolean): CursorPosition {
  const raw = parse(text);
  const direction = raw.t;
  const known = direction === 'next' || direction === 'prev' || direction === 'last';
  if (!known || raw.s !== sort) throw invalidCursor();
  if (direction === 'last') return { sort, direction };
  if (typeof raw.i !== 'string' || !/^[0-9a-f]{24}$/.test(raw.i)) throw invalidCursor();
  if (dated !== (typeof raw.d === 'string')) throw invalidCursor();
  if (!dated) return { sort, direction, id: raw.i };
  const date = new Date(raw.d as string);
  if (Number.isNaN(date.getTime())) throw invalidCursor();
  return { sort, direction, id: raw.i, date };
}

function parse(text: string): Record<string, unknown> {
  try {
    // Converted to an object, so that the checks below fail for a string, a number or null.
    return Object(JSON.parse(Buffer.from(text.slice(0, 2_000), 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
}

/** The error for an invalid cursor. */
export function invalidCursor() {
  return fieldError('cursor', 'This page address is no longer valid. Please start from the first page.');
}
