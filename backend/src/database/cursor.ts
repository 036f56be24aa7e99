import { fieldError } from '../common/errors/app-error.js';

/** Which part of a sorted list to read: after or before a record, or its last page. */
export interface CursorPosition {
  /** The sort it was made for, as the caller names it (`-createdAt`); another sort refuses it. */
  sort: string;
  direction: 'next' | 'prev' | 'last';
  /** Sort value and id of the record at the page's edge; absent for `last`. Dates travel as ISO text. */
  value?: string | number | Date;
  id?: string;
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
  const { sort, direction, value, id } = position;
  const stored = value instanceof Date ? { d: value.toISOString() } : value === undefined ? {} : { v: value };
  return Buffer.from(JSON.stringify({ s: sort, t: direction, ...stored, i: id })).toString('base64url');
}

/**
 * Reads a cursor made for the same sort; anything else is a 400 on the field `cursor`.
 *
 * @param dated whether the list is ordered by a date: a cursor with another value was not made here
 */
export function decodeCursor(text: string, sort: string, dated: boolean): CursorPosition {
  const raw = parse(text);
  const direction = raw.t;
  const value = typeof raw.d === 'string' ? new Date(raw.d) : raw.v;
  const known = direction === 'next' || direction === 'prev' || direction === 'last';
  if (!known || raw.s !== sort) throw invalid();
  if (direction === 'last') return { sort, direction };
  if (typeof raw.i !== 'string' || !/^[0-9a-f]{24}$/.test(raw.i)) throw invalid();
  const right = value instanceof Date ? dated && !Number.isNaN(value.getTime()) : !dated && isPlain(value);
  if (!right) throw invalid();
  return { sort, direction, value: value as string | number | Date, id: raw.i };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function parse(text: string): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(Buffer.from(text.slice(0, 2_000), 'base64url').toString('utf8'));
    if (typeof raw === 'object' && raw !== null) return raw as Record<string, unknown>;
  } catch {
    // Falls through: whatever is wrong with it, the answer is the same.
  }
  throw invalid();
}

function invalid() {
  return fieldError('cursor', 'This page address is no longer valid. Please start from the first page.');
}
