import { parseSearch, type SearchWord, searchedPairs, wordsOf } from '../../common/search/search-keys.js';
import { pinCodesOf } from './box-order.js';

/** Beginning of a PIN code, however it is spaced. */
const PIN_CODE_BEGINNING = /^[1-9][0-9]{2,5}$/;

/** What boxes are searched for: PIN codes that begin alike, or words of their subscribers. */
export type BoxSearch = { pinCodes: { $gte: string; $lt: string } } | { words: SearchWord[] };

/** Three to six digits are the beginning of a PIN code. */
export function parseBoxSearch(text: string): BoxSearch {
  const digits = wordsOf(text).join('');
  return PIN_CODE_BEGINNING.test(digits) ? { pinCodes: pinCodesOf(digits) } : { words: parseSearch(text) };
}

/**
 * What a subscription must meet to be found by these words. It is looked up by one key: that of two words, or else that of
 * the longest; the others filter what it finds.
 */
export function searchFilter(words: readonly SearchWord[]): object {
  const [pair] = searchedPairs(words);
  const longest = words.reduce((one, other) => (keyLength(other) > keyLength(one) ? other : one));
  const filters = words.filter((word) => pair !== undefined || word !== longest || !word.exact);
  return {
    $and: [
      { searchKeys: pair ?? longest.key },
      ...filters.map(({ key, pattern }) =>
        pattern === '' ? { searchKeys: key } : { searchText: { $regex: pattern } },
      ),
    ],
  };
}

function keyLength({ key = '' }: SearchWord): number {
  return key.length;
}
