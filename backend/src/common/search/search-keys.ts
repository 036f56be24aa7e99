import { documentKey } from './fact-keys.js';
import { coarse, commonPrefix, isFoldable, MAX_WORD_LETTERS, storedForms, typedForms } from './name-fold.js';
import {
  firstLetters,
  joinedWords,
  lengthOf,
  lettersOf,
  spelledWords,
  withoutNukta,
  wordsOf,
} from './words.js';

/** Shortest word that is looked up; shorter ones only filter the results of others. */
export const MIN_SEARCH_LENGTH = 3;
/** Longest prefix stored as a key; the rest of a longer word is compared with the record's words. */
export const MAX_PREFIX_LENGTH = 8;
/** A record with more words than this holds free text rather than a name or an address. */
const MAX_WORDS = 40;
/** Prefix of folded words in keys and in text; no word starts with it. */
export const FOLDED = '~';
/** Separates the two prefixes in the key of a pair. */
const PAIR = '+';
/** Prefix of the key of a word in a place name. */
const PLACE = '/';
/** Letters of a prefix in the key of a pair or a place: enough to tell most words apart. */
const SHORT_PREFIX_LENGTH = 3;
/** Words of a record that are paired; the number of pairs grows with the square. Names and places rarely have more. */
const MAX_PAIRED_WORDS = 24;

/** The searchable values of a record. */
export interface Findable {
  /** Found in either script and by spelling variants; lists are ordered by it. */
  name: string;
  email?: string | undefined;
  reference: string;
  /** Also found in either script. */
  places?: (string | undefined)[];
  /** Found only as written. */
  others?: (string | undefined)[];
  /** Whether it has a document; absent for kinds that cannot have one. */
  hasDocument?: boolean;
}

/** What a record stores so that lists can search and sort without scanning. */
export interface SearchFields {
  /**
   * For words of Latin and Devanagari letters the folded prefixes, after a `~`; for other words the prefixes of 3 to
   * 8 letters; for any two words of the first kind both prefixes, `~kum+rav`; for words of places their own prefixes,
   * `/pat`; the reference without its hyphen; `local-part@` of the e-mail address; and whether it has a document
   * (`documentKey`). A decision adds one more (`isOutcomeKey`). Compared by equality.
   */
  searchKeys: string[];
  /** All words, each after a space, those of names and places also folded; filters the records found by a key. */
  searchText: string;
  /** The name for sorting. */
  nameKey: string;
}

/** The words of a place for filtering, each after a space, as written and folded. */
export function toLocationText(place: string): string {
  const spelled = spelledWords(place).slice(0, MAX_WORDS);
  return textOf([...spelled.map(withoutNukta), ...foldedWords(spelled)]);
}

/** The search fields of a record from its name and whatever else it can be found by. */
export function searchFields(findable: Findable): SearchFields {
  const { name, email, reference, places = [], others = [], hasDocument } = findable;
  const named = [...spelledWords(name), ...joinedWords(name), ...wordsOfAll(places)];
  const whole = lettersOf(reference.replace('-', ''));
  // Nobody is looked up by the domain, since there are few; it only filters the results for the local part.
  const [mailbox] = email?.split('@') ?? [];
  const keys = new Set([
    ...wordKeys(named, wordsOfAll([mailbox, reference, ...others])),
    ...wordsOfAll(places).slice(0, MAX_WORDS).flatMap(locationKeysOf),
    // If it has letters only, it is looked up as a word.
    keyOf(whole),
    ...(email === undefined ? [] : [mailboxKey(email)]),
    ...(hasDocument === undefined ? [] : [documentKey(hasDocument)]),
  ]);
  const written = distinctWords([...named, ...wordsOfAll([email, reference, whole, ...others])]);
  return {
    searchKeys: [...keys],
    searchText: textOf([...new Set(written.map(withoutNukta)), ...foldedWords(named.slice(0, MAX_WORDS))]),
    // Many people share a name; with the reference appended, a page can start in the middle of them without reading
    // them all.
    nameKey: `${wordsOf(name).join(' ')}\u0001${reference.slice(3)}`,
  };
}

/** The keys of each word and of each pair of words. For names also of their folded forms. */
function wordKeys(named: readonly string[], others: readonly string[]): string[] {
  const namedWords = new Set(named.slice(0, MAX_WORDS));
  const keys = distinctWords([...named, ...others]).map((word) => [
    ...keysOfWritten(word),
    ...(namedWords.has(word) ? foldedWords([word]).flatMap(keysOfFolded) : []),
  ]);
  const beginnings = keys.map(pairPrefixesOf).filter(({ length }) => length > 0);
  return [...keys.flat(), ...pairsOf(beginnings.slice(0, MAX_PAIRED_WORDS))];
}

/** The prefixes of a word used in pairs; none if it is too short or has no folded form. */
export function pairPrefixesOf(keys: readonly string[]): string[] {
  const folded = keys.filter((key) => key.startsWith(FOLDED) && key.length > SHORT_PREFIX_LENGTH);
  return [...new Set(folded.map((key) => key.slice(FOLDED.length, FOLDED.length + SHORT_PREFIX_LENGTH)))];
}

/**
 * The keys of each pair of these words, each given by its prefixes; two prefixes of the same word count as a pair
 * too.
 */
export function pairsOf(words: readonly (readonly string[])[]): string[] {
  return words.flatMap((one, at) =>
    words
      .slice(at)
      .flatMap((other) => one.flatMap((a) => other.filter((b) => a !== b).map((b) => pairKey(a, b)))),
  );
}

function pairKey(one: string, other: string): string {
  return FOLDED + [one, other].sort().join(PAIR);
}

function distinctWords(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function wordsOfAll(texts: (string | undefined)[]): string[] {
  return texts.flatMap((text) => (text === undefined ? [] : spelledWords(text)));
}

function textOf(words: readonly string[]): string {
  return words.map((word) => ` ${word}`).join('');
}

/** The folded forms of the words that have one, each with its prefix sign. */
function foldedWords(spelled: readonly string[]): string[] {
  const forms = spelled.filter(isFoldable).flatMap(storedForms);
  return [...new Set(forms)].map((form) => FOLDED + form);
}

/** The keys of this word for queries that type it as written here, however far. */
function keysOfWritten(spelled: string): string[] {
  if (!isFoldable(spelled)) return prefixes(withoutNukta(spelled), MAX_PREFIX_LENGTH);
  const typed = [spelled, withoutNukta(spelled)].flatMap((word) => prefixes(word, MAX_WORD_LETTERS));
  return typed.map(keyOf);
}

/** The keys of a word of a place, for queries that search places only. */
function locationKeysOf(spelled: string): string[] {
  return [...keysOfWritten(spelled), ...foldedWords([spelled]).flatMap(keysOfFolded)].map(locationKey);
}

/** The place key that corresponds to a general key. */
export function locationKey(key: string): string {
  return PLACE + firstLetters(key.replace(FOLDED, ''), SHORT_PREFIX_LENGTH);
}

/** The keys of this word for queries that spell it differently. */
function keysOfFolded(folded: string): string[] {
  const letters = coarse(folded.slice(FOLDED.length)).slice(0, MAX_PREFIX_LENGTH);
  return [...letters].map((_, at) => FOLDED + letters.slice(0, at + 1));
}

export function keyOf(spelled: string): string {
  const beginning = isFoldable(spelled) ? commonPrefix(typedForms(spelled)) : '';
  if (beginning === '') return firstLetters(withoutNukta(spelled), MAX_PREFIX_LENGTH);
  return FOLDED + beginning.slice(0, MAX_PREFIX_LENGTH);
}

export function mailboxKey(address: string): string {
  return `${withoutNukta(lettersOf(address)).split('@')[0]}@`;
}

function prefixes(word: string, max: number): string[] {
  const longest = Math.min(lengthOf(word), max);
  const found: string[] = [];
  for (let length = MIN_SEARCH_LENGTH; length <= longest; length++) found.push(firstLetters(word, length));
  return found;
}
