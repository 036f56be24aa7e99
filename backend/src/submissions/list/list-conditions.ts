import { timeFilter } from '../../common/lists/indian-days.js';
import {
  parseLocation,
  parseSearch,
  type SearchWord,
  searchedPairs,
} from '../../common/search/search-query.js';
import { type ListOrder, listIndex } from '../record/store/list-indexes.js';
import { withPlainReferences } from '../record/values/reference.js';
import type { ListFilters } from './list-filters.js';
import type { ListQuery } from './list-query.dto.js';

/** A way to find records by an index. */
export interface Condition {
  filter: Record<string, unknown>;
  index: string;
  /** The searched word whose pattern this condition makes unnecessary. */
  word?: SearchWord;
  /** The results are sorted after reading, so the index may have another order. */
  isSorted?: true;
}

/** A searched word and the field that its pattern is compared with. */
interface SearchedWord {
  word: SearchWord;
  field: string;
}

export function searchedWords({ q }: ListQuery, { places = {} }: ListFilters): SearchedWord[] {
  const anywhere = parseSearch(withPlainReferences(q ?? '')).map((word) => ({ word, field: 'searchText' }));
  const inPlaces = Object.entries(places).flatMap(([field, text = '']) =>
    parseLocation(text).map((word) => ({ word, field })),
  );
  return [...anywhere, ...inPlaces];
}

export function conditionsOf(
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
  // Longest first: when nothing is rare, that index is walked. Facts last: each of them matches a large share of all
  // records.
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
 * The complete filter. It always includes the looked-up condition: with a pattern alone the database would read the
 * whole index, even where the pattern implies the key.
 */
export function fullFilter(
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
