import { documentKey } from '../../common/search/fact-keys.js';

/** The filters of a list besides the common parameters. */
export interface ListFilters {
  /** Fields that must have this value, `null` for none; each needs its list indexes. Absent values are ignored. */
  equal: Record<string, string | number | null | undefined>;
  /** Searches for places, each within the folded text field of the record. */
  places?: Record<string, string | undefined>;
  /** Conditions that correspond to a single search key. */
  keyed?: readonly KeyedFilter[];
  /** Conditions whose index does not have the list's order. */
  unordered?: readonly UnorderedFilter[];
}

/** A condition that corresponds to a search key of the records. */
export interface KeyedFilter {
  key: string;
  /**
   * The same condition by fields, used when another key is looked up, since the database should use the index for
   * that one.
   */
  fields: Record<string, unknown>;
}

/**
 * A condition whose index does not have the list's order: it is only used if few enough records match to be sorted.
 */
export interface UnorderedFilter {
  filter: Record<string, unknown>;
  index: string;
  /** A further condition that all matching records meet: a bound for walking the newest records. */
  implies?: Record<string, unknown>;
}

/** Filters by whether records have a document; undefined: either. */
export function byDocument(hasDocument: boolean | undefined): KeyedFilter[] {
  if (hasDocument === undefined) return [];
  return [{ key: documentKey(hasDocument), fields: { document: { $exists: hasDocument } } }];
}
