import { parseSearch, type SearchWord, searchedPairs } from '../../common/search/search-query.js';
import { wordsOf } from '../../common/search/words.js';
import { withPlainReferences } from '../../submissions/record/values/reference.js';
import { pinCodesOf } from './box-order.js';

/** Prefix of a PIN code, with or without spaces. */
const PIN_CODE_PREFIX = /^[1-9][0-9]{2,5}$/;

/** A search for boxes: by a prefix of PIN codes, or by the words of subscribers. */
export type BoxSearch = { pinCodes: { $gte: string; $lt: string } } | { words: SearchWord[] };

/** Three to six digits are a prefix of a PIN code. */
export function parseBoxSearch(text: string): BoxSearch {
  const digits = wordsOf(text).join('');
  return PIN_CODE_PREFIX.test(digits)
    ? { pinCodes: pinCodesOf(digits) }
    : { words: parseSearch(withPlainReferences(text)) };
}

/**
 * The filter for subscriptions that match these words. One key is looked up: that of two words, or of the longest
 * one; the others filter the result.
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
