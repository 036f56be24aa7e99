import { isFoldable, typedForms } from './name-fold.js';
import {
  FOLDED,
  keyOf,
  locationKey,
  MAX_PREFIX_LENGTH,
  MIN_SEARCH_LENGTH,
  mailboxKey,
  pairPrefixesOf,
  pairsOf,
} from './search-keys.js';
import { withPlainMobiles } from './typed-mobile.js';
import { lengthOf, lettersOf, spelledWords, startsWithParticle, withoutNukta } from './words.js';

const MAX_QUERY_WORDS = 8;
/** Words of a search that are paired. */
const MAX_PAIRED_QUERY_WORDS = 3;
/**
 * Separators between words that cannot be part of an e-mail address, as in what mail programs copy:
 * `Asha <asha@example.org>`.
 */
const SEPARATORS = /[\s<>()[\]",;]+/;

/** One word of a parsed `q`; all words must match. */
export interface SearchWord {
  /** Must equal one of the record's `searchKeys`; absent for words too short to have a key. */
  key?: string;
  /** Regular expression that the record's `searchText` must match. */
  pattern: string;
  /** Whether the key alone implies the pattern. */
  exact: boolean;
}

/**
 * Parses a typed query; empty when no word of it has three letters. Once an `@` is typed, the whole local part before
 * it must match, and nothing else is looked up by key.
 */
export function parseSearch(query: string): SearchWord[] {
  const tokens = withPlainMobiles(lettersOf(query))
    .split(SEPARATORS)
    .map((token) => token.replace(/^mailto:/, ''));
  const address = tokens.find((token) => token.indexOf('@') > 0);
  const words = tokens.flatMap(typedWords).slice(0, MAX_QUERY_WORDS);
  if (address === undefined) {
    const searched = words.map(
      (word, at) => secondGroup(words[at - 1], word) ?? searchWord(word, otherInitials(words, at)),
    );
    return searched.some(({ key }) => key !== undefined) ? searched : [];
  }
  const mailbox = { key: mailboxKey(address), pattern: '', exact: true };
  const ofAddress = new Set(spelledWords(address));
  const others = words.map((word) => ({
    pattern: ofAddress.has(word) ? `(^| )${withoutNukta(word)}` : wordPattern(word),
    exact: false,
  }));
  return [mailbox, ...others];
}

/** The words of what is typed between two spaces. Records have D’Souza in one word too, however it is written. */
function typedWords(token: string): string[] {
  const words = spelledWords(token);
  return startsWithParticle(token) && !token.includes('@') ? [words.join('')] : words;
}

/** The words of a searched place; empty when none has three letters. */
export function parseLocation(query: string): SearchWord[] {
  const words = spelledWords(query)
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => searchWord(word));
  const keyed = words.map((word) => ({
    ...word,
    ...(word.key === undefined ? {} : { key: locationKey(word.key) }),
    exact: false,
  }));
  return keyed.some(({ key }) => key !== undefined) ? keyed : [];
}

/**
 * Keys that a matching record must all have: those of two of the longest words. Pairs are much rarer than single
 * words.
 */
export function searchedPairs(words: readonly SearchWord[]): string[] {
  const beginnings = words
    .map(({ key = '' }) => key)
    .sort((one, other) => other.length - one.length)
    .flatMap((key) => pairPrefixesOf([key]));
  const longest = [...new Set(beginnings)].slice(0, MAX_PAIRED_QUERY_WORDS);
  return pairsOf(longest.map((one) => [one]));
}

/**
 * Initials are written apart or together: `rk` is also R. K., and the k of `r k` is also the second letter of RK.
 * Records store each word once, so K. K. is one k.
 */
function otherInitials(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? '';
  const isLetter = (one: string) => /^[a-z]$/.test(one);
  if (/^[a-z]{2}$/.test(word)) return `${[...new Set(word)].join(' ')}(?: |$)`;
  const first = words.slice(0, at).findLastIndex((one) => !isLetter(one)) + 1;
  return isLetter(word) && first < at ? words.slice(first, at + 1).join('') : undefined;
}

/**
 * The rest of a PIN code in two groups: `844 101`. It is not looked up, since most records have the code in one word,
 * which the first group finds.
 */
function secondGroup(before: string | undefined, word: string): SearchWord | undefined {
  if (!/^[1-9][0-9]{2}$/.test(before ?? '') || !/^[0-9]{1,3}$/.test(word)) return undefined;
  return { pattern: `(^| )(?:${word}|${before}${word})`, exact: false };
}

/** @param other a further pattern for the same word */
function searchWord(spelled: string, other?: string): SearchWord {
  const length = lengthOf(withoutNukta(spelled));
  const keyed = length >= MIN_SEARCH_LENGTH;
  return {
    ...(keyed ? { key: keyOf(spelled) } : {}),
    pattern: wordPattern(spelled, other),
    exact: keyed && length <= MAX_PREFIX_LENGTH && !isFoldable(spelled),
  };
}

/**
 * Matches a text in which a word, or its folded form, starts with this one. It has only letters and digits, so
 * nothing needs escaping.
 */
function wordPattern(spelled: string, other?: string): string {
  const word = withoutNukta(spelled);
  const forms = isFoldable(spelled) ? typedForms(spelled).map((form) => FOLDED + form) : [];
  const alternatives = [word, ...forms, ...(other === undefined ? [] : [other])];
  return alternatives.length === 1 ? `(^| )${word}` : `(^| )(?:${alternatives.join('|')})`;
}
