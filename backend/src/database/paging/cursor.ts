import { fieldError } from '../../common/errors/app-error.js';

/** Which part of a sorted list to read: after or before a record, or its last page. */
export interface CursorPosition {
  /** The sort it was made for, as the caller names it (`-createdAt`); another sort refuses it. */
  sort: string;
  direction: 'next' | 'prev' | 'last';
  /** Id of the record at the page's edge; absent for `last`. */
  id?: string;
  /** Its date, where the list is ordered by one. Any other value is personal data and stays out of addresses. */
  date?: Date;
}

/** One page of a list, with the cursors that lead on from it. */
export interface CursorPage<T> {
  items: T[];
  next?: string;
  prev?: string;
  /** Leads to the last page; absent while this is the only page. */
  last?: string;
}

/** Opaque text for an address. */
export function encodeCursor(position: CursorPosition): string {
  const { sort, direction, date, id } = position;
  return Buffer.from(JSON.stringify({ s: sort, t: direction, d: date, i: id })).toString('base64url');
}

/**
 * Reads a cursor made for the same sort; anything else is a 400 on the field `cursor`.
 *
 * @param dated whether the list is ordered by a date, which the cursor then carries
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
    // As an object whatever it is: of a text, a number or nothing at all, no part is then right.
    return Object(JSON.parse(Buffer.from(text.slice(0, 2_000), 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
}

/** What a cursor that leads nowhere is answered with. */
export function invalidCursor() {
  return fieldError('cursor', 'This page address is no longer valid. Please start from the first page.');
}
