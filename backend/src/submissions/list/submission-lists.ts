import { Injectable } from '@nestjs/common';
import { endOf, startOf } from '../../common/lists/indian-days.js';
import { COUNT_MS, EXACT_TOTAL, WHOLE_COUNT_MS } from '../../common/lists/list-headers.js';
import { DEFAULT_PAGE } from '../../common/lists/page-fields.js';
import { documentKey } from '../../common/search/fact-keys.js';
import {
  parseLocation,
  parseSearch,
  type SearchWord,
  searchedPairs,
} from '../../common/search/search-keys.js';
import { undefinedOnTimeout } from '../../database/errors/database-errors.js';
import type { CursorPage } from '../../database/paging/cursor.js';
import { type ListOrder, listIndex } from '../record/store/list-indexes.js';
import type { SubmissionStore } from '../record/store/submission-store.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import type { ListQuery } from './list-query.dto.js';

/** A condition that fewer records meet is rare enough to read all of them, in whatever order. */
const RARE = 500;
/** Nor is it long to walk one that fewer meet, though no other record of them be wanted. */
const FEW = 5_000;

const DEFAULT_SORT = '-createdAt';

function orderOf(sort: string): ListOrder {
  return sort.endsWith('name') ? 'by_name' : 'newest';
}

/** What a list is filtered by beside the common parameters. */
export interface ListFilters {
  /** Fields that must have this value, `null` for none; each needs its list indexes. Absent values do not filter. */
  equal: Record<string, string | number | null | undefined>;
  /** Searches for words of a place, within the folded text field of the record that has them. */
  places?: Record<string, string | undefined>;
  /** What one key among the search keys says of them. */
  keyed?: readonly KeyedFilter[];
  /** What an index holds that has not the list's order. */
  unordered?: readonly UnorderedFilter[];
}

/** A condition that records are found for by a key of theirs. */
export interface KeyedFilter {
  key: string;
  /** The same said by fields: beside another key, since the database is to walk that one. */
  fields: Record<string, unknown>;
}

/** A condition with an index that has not the list's order: it is looked up by while few enough meet it to be sorted. */
export interface UnorderedFilter {
  filter: Record<string, unknown>;
  index: string;
  /** What else is true of all that meet it: where a walk of the newest records may begin. */
  implies?: Record<string, unknown>;
}

/** Whether a document came with them; undefined: either. */
export function byDocument(hasDocument: boolean | undefined): KeyedFilter[] {
  if (hasDocument === undefined) return [];
  return [{ key: documentKey(hasDocument), fields: { document: { $exists: hasDocument } } }];
}

export interface SubmissionPage<R> extends CursorPage<R> {
  /** Matching records, at most one more than `EXACT_TOTAL`; absent when it was not asked for or took too long. */
  total?: number;
}

/** One way to look records up by an index. */
interface Condition {
  filter: Record<string, unknown>;
  index: string;
  /** The searched word whose pattern this condition makes superfluous. */
  word?: SearchWord;
  /** Few of them are sorted as soon as read: the index may be walked though it has another order. */
  isSorted?: true;
}

/** Reads pages of submissions along an index that already has the list's order, never by scanning. */
@Injectable()
export class SubmissionLists {
  async read<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    query: ListQuery,
    filters: ListFilters,
  ): Promise<SubmissionPage<R>> {
    const { sort = DEFAULT_SORT, limit = DEFAULT_PAGE, cursor } = query;
    const { filter, hint } = await this.lookUp(store, query, filters);
    const [page, total] = await Promise.all([
      store.findPage(filter, {
        sortField: orderOf(sort) === 'newest' ? 'createdAt' : 'nameKey',
        descending: sort.startsWith('-'),
        limit,
        hint,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      query.count === 'none' ? undefined : countQuickly(store, filter, EXACT_TOTAL + 1, hint),
    ]);
    const items = page.items.filter(({ erasing }) => !erasing);
    return { ...page, items, ...(total === undefined ? {} : { total }) };
  }

  /** How many records the list has, however many: for work that reads all of them. Undefined when counting takes too long. */
  async countAll<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    query: ListQuery,
    filters: ListFilters,
  ): Promise<number | undefined> {
    const { filter, hint } = await this.lookUp(store, query, filters);
    return undefinedOnTimeout(
      store.countUpTo(filter, Number.MAX_SAFE_INTEGER, { hint, maxTimeMS: WHOLE_COUNT_MS }),
    );
  }

  /** What records must meet, and the index along which they are read in the list's order. */
  private async lookUp<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    query: ListQuery,
    filters: ListFilters,
  ): Promise<{ filter: object; hint: string }> {
    const order = orderOf(query.sort ?? DEFAULT_SORT);
    const words = searchedWords(query, filters);
    const conditions = conditionsOf(query, filters, words, order);
    const leading = await this.rarest(store, conditions, order);
    return { filter: fullFilter(query, filters, words, leading), hint: leading?.index ?? listIndex(order) };
  }

  /**
   * The condition to look up by. Walking one that many records meet is quick when the others are common as well; one that
   * few meet is walked to its end at worst. Only the combination decides which it is, so the candidates are counted, none far.
   */
  private async rarest<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    conditions: Condition[],
    order: ListOrder,
  ): Promise<Condition | undefined> {
    const inOrder = conditions.filter(({ index }) => index.endsWith(order));
    if (conditions.length < 2 && inOrder.length === conditions.length) return conditions[0];
    const few = conditions.filter((one) => inOrder.includes(one) || one.isSorted);
    return (
      (await this.leastOf(store, conditions, RARE)) ??
      (few.length > 1 || few[0]?.isSorted ? await this.leastOf(store, few, FEW) : undefined) ??
      inOrder[0]
    );
  }

  /** The condition that fewest records meet, when those are fewer than `most`. */
  private async leastOf<R extends SubmissionRecord>(
    store: SubmissionStore<R>,
    conditions: Condition[],
    most: number,
  ): Promise<Condition | undefined> {
    const counts = await Promise.all(
      conditions.map(({ filter, index }) => countQuickly(store, filter, most, index)),
    );
    const least = Math.min(...counts.map((count) => count ?? most));
    return least < most ? conditions[counts.indexOf(least)] : undefined;
  }
}

/** A searched word and the field its pattern is compared with. */
interface SearchedWord {
  word: SearchWord;
  field: string;
}

function searchedWords({ q }: ListQuery, { places = {} }: ListFilters): SearchedWord[] {
  const anywhere = parseSearch(q ?? '').map((word) => ({ word, field: 'searchText' }));
  const inPlaces = Object.entries(places).flatMap(([field, text = '']) =>
    parseLocation(text).map((word) => ({ word, field })),
  );
  return [...anywhere, ...inPlaces];
}

function conditionsOf(
  query: ListQuery,
  filters: ListFilters,
  words: SearchedWord[],
  order: ListOrder,
): Condition[] {
  const byKey = (searchKeys: string): Condition => ({
    filter: { searchKeys },
    index: listIndex(order, 'searchKeys'),
  });
  const byWord = (searched: SearchedWord[]) =>
    searched.flatMap(({ word }): Condition[] =>
      word.key === undefined ? [] : [{ ...byKey(word.key), ...(word.exact ? { word } : {}) }],
    );
  const [anywhere, inPlaces] = [true, false].map((is) =>
    words.filter(({ field }) => (field === 'searchText') === is),
  ) as [SearchedWord[], SearchedWord[]];
  const byPair = searchedPairs(anywhere.map(({ word }) => word)).map(byKey);
  const byValue = Object.entries(filters.equal).flatMap(([field, value]): Condition[] =>
    value === undefined ? [] : [{ filter: { [field]: value }, index: listIndex(order, field) }],
  );
  const time = timeFilter(query);
  const byTime =
    time && order !== 'newest' ? [{ filter: { createdAt: time }, index: listIndex('newest') }] : [];
  const byFact = (filters.keyed ?? []).map(({ key }) => byKey(key));
  const unordered = (filters.unordered ?? []).map((one) => ({ ...one, isSorted: true as const }));
  // A pair is never more common than its words.
  const bySearch = [...(byPair.length > 0 ? byPair : byWord(anywhere)), ...byWord(inPlaces)];
  // The longest first: when nothing is rare, it is walked. Facts last: of two halves of the records either is long.
  return [
    ...bySearch.sort((a, b) => keyLength(b) - keyLength(a)),
    ...byValue,
    ...byFact,
    ...byTime,
    ...unordered,
  ];
}

function keyLength({ filter }: Condition): number {
  return String(filter.searchKeys).length;
}

/**
 * Everything a record must meet. What is looked up by is always among it: a pattern alone would read the whole index,
 * also where the pattern says more than the key.
 */
function fullFilter(
  query: ListQuery,
  filters: ListFilters,
  words: SearchedWord[],
  leading: Condition | undefined,
): object {
  const time = timeFilter(query);
  const values = Object.entries(filters.equal).filter(([, value]) => value !== undefined);
  const all: object[] = [
    ...(leading && 'searchKeys' in leading.filter ? [leading.filter] : []),
    ...values.map(([field, value]) => ({ [field]: value })),
    ...(time ? [{ createdAt: time }] : []),
    ...(filters.keyed ?? []).map(({ fields }) => fields),
    ...(filters.unordered ?? []).flatMap(({ filter, index, implies }) =>
      implies && leading?.index !== index ? [filter, implies] : [filter],
    ),
    ...words
      .filter(({ word }) => word !== leading?.word)
      .map(({ word, field }) =>
        word.pattern === '' ? { searchKeys: word.key } : { [field]: { $regex: word.pattern } },
      ),
  ];
  return all.length === 0 ? {} : { $and: all };
}

/** The days, or instants, that something lies between; either may be open. */
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** What a moment between them must meet; undefined when both are open. */
export function timeFilter({ from, to }: Days): object | undefined {
  const start = from === undefined ? undefined : startOf(from);
  const end = to === undefined ? undefined : endOf(to);
  if (start === undefined && end === undefined) return undefined;
  return { ...(start ? { $gte: start } : {}), ...(end ? { $lt: end } : {}) };
}

/** A count that is given up rather than waited for. */
async function countQuickly<R extends SubmissionRecord>(
  store: SubmissionStore<R>,
  filter: object,
  most: number,
  hint: string,
): Promise<number | undefined> {
  return undefinedOnTimeout(store.countUpTo(filter, most, { hint, maxTimeMS: COUNT_MS }));
}
