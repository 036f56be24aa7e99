import { documentKey } from './fact-keys.js';
import {
  coarse,
  isFoldable,
  MAX_WORD_LETTERS,
  sharedBeginning,
  storedForms,
  typedForms,
} from './name-fold.js';
import { withPlainMobiles } from './typed-mobile.js';

/** Shortest word a search is driven by; shorter ones only filter what others found. */
export const MIN_SEARCH_LENGTH = 3;
/** Longest prefix kept as a key; the rest of a longer word is compared with the record's words. */
const MAX_PREFIX_LENGTH = 8;
/** More words than this in one record are text, not a name or an address. */
const MAX_WORDS = 40;
const MAX_QUERY_WORDS = 8;
/** Begins what stands for a folded word, in keys and in text; no word has it. */
const FOLDED = '~';
/** Stands between two beginnings in the key of both. */
const PAIR = '+';
/** Begins the key of a word of a place. */
const PLACE = '/';
/** Letters of a beginning in the key of a pair or a place: enough to tell most words apart. */
const BEGINNING_LENGTH = 3;
/**
 * Words of a record that are paired, and of a search: pairs grow with the square. A name and a place of as many letters as
 * their fields take seldom have more.
 */
const [MAX_PAIRED_WORDS, MAX_PAIRED_QUERY_WORDS] = [24, 3];

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_MARKS = /[\u0300-\u036f]/g;
/** The joiners that Hindi text carries for display only. */
const JOINERS = /[\u200c\u200d]/g;
const NUKTA = /\u093c/g;

/** By what a record can be found. */
export interface Findable {
  /** Found in either script and by spelling variants; the list is ordered by it. */
  name: string;
  email?: string | undefined;
  reference: string;
  /** Found in either script as well. */
  places?: (string | undefined)[];
  /** Found as they are written. */
  others?: (string | undefined)[];
  /** Whether a document came with it; absent where none can. */
  hasDocument?: boolean;
}

/** What a record stores so that lists can find and order it without scanning. */
export interface SearchFields {
  /**
   * Of words of Latin letters and Devanagari the folded beginnings, after a `~`; of all others the prefixes of 3 to 8
   * letters; of any two of the first kind the beginnings of both, `~kum+rav`; of words of places their own beginnings,
   * `/pat`; the reference without its hyphen; `local-part@` of the e-mail address; and whether it has a document
   * (`documentKey`). What becomes of the record adds one more (`isOutcomeKey`). Equality finds.
   */
  searchKeys: string[];
  /** All words, each after a space, those of names and places also folded; filters what a key found. */
  searchText: string;
  /** The name as it is ordered by. */
  nameKey: string;
}

/** One word of a parsed `q`; all words must match. */
export interface SearchWord {
  /** Equality with one of the record's `searchKeys`; absent for words too short to have a key. */
  key?: string;
  /** Regular expression that the record's `searchText` must match. */
  pattern: string;
  /** Whether the key alone says what the pattern says. */
  exact: boolean;
}

/** Lower case, without Latin accents and joiners; Devanagari vowel signs stay, since they are letters. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .replace(JOINERS, '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** The words of a text, with the nuktas that tell how a name sounds. */
function spelledWords(text: string): string[] {
  return lettersOf(text).match(WORD) ?? [];
}

/** The words of a text, without the nuktas that many people leave out. */
export function wordsOf(text: string): string[] {
  return spelledWords(text).map(withoutNukta);
}

/** The words of a text that is searched in, each after a space, as they are written and folded. */
export function toLocationText(place: string): string {
  const spelled = spelledWords(place).slice(0, MAX_WORDS);
  return textOf([...spelled.map(withoutNukta), ...foldedWords(spelled)]);
}

/** The search fields of a record from its name and whatever else it can be found by. */
export function searchFields(findable: Findable): SearchFields {
  const { name, email, reference, places = [], others = [], hasDocument } = findable;
  const named = wordsOfAll([name, ...places]);
  const whole = lettersOf(reference.replace('-', ''));
  // The domain is one of few, so nobody is looked up by it; it filters what the mailbox has found.
  const [mailbox] = email?.split('@') ?? [];
  const keys = new Set([
    ...wordKeys(named, wordsOfAll([mailbox, reference, ...others])),
    ...wordsOfAll(places).slice(0, MAX_WORDS).flatMap(locationKeysOf),
    // Of letters alone it is looked up as a word.
    keyOf(whole),
    ...(email === undefined ? [] : [mailboxKey(email)]),
    ...(hasDocument === undefined ? [] : [documentKey(hasDocument)]),
  ]);
  const written = distinctWords([...named, ...wordsOfAll([email, reference, whole, ...others])]);
  return {
    searchKeys: [...keys],
    searchText: textOf([...new Set(written.map(withoutNukta)), ...foldedWords(named.slice(0, MAX_WORDS))]),
    // Many people share a name; the reference after it lets a page begin among them without reading them all.
    nameKey: `${wordsOf(name).join(' ')}\u0001${reference.slice(3)}`,
  };
}

/** The keys of each word, and those of each two words. Of named ones also of their folded forms. */
function wordKeys(named: readonly string[], others: readonly string[]): string[] {
  const isNamed = new Set(named.slice(0, MAX_WORDS));
  const keys = distinctWords([...named, ...others]).map((word) => [
    ...keysOfWritten(word),
    ...(isNamed.has(word) ? foldedWords([word]).flatMap(keysOfFolded) : []),
  ]);
  const beginnings = keys.map(beginningsOf).filter(({ length }) => length > 0);
  return [...keys.flat(), ...pairsOf(beginnings.slice(0, MAX_PAIRED_WORDS))];
}

/** The beginnings by which a word takes part in pairs; none of one that is too short or has no folded form. */
function beginningsOf(keys: readonly string[]): string[] {
  const folded = keys.filter((key) => key.startsWith(FOLDED) && key.length > BEGINNING_LENGTH);
  return [...new Set(folded.map((key) => key.slice(FOLDED.length, FOLDED.length + BEGINNING_LENGTH)))];
}

/** The keys of each two of these words, each given by its beginnings; two of one word are a pair as well. */
function pairsOf(words: readonly (readonly string[])[]): string[] {
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

/** The folded forms of those words that have one, each after its mark. */
function foldedWords(spelled: readonly string[]): string[] {
  const forms = spelled.filter(isFoldable).flatMap(storedForms);
  return [...new Set(forms)].map((form) => FOLDED + form);
}

/** What this word is looked up by when it is typed as it is written here, however far. */
function keysOfWritten(spelled: string): string[] {
  if (!isFoldable(spelled)) return prefixes(withoutNukta(spelled), MAX_PREFIX_LENGTH);
  const typed = [spelled, withoutNukta(spelled)].flatMap((word) => prefixes(word, MAX_WORD_LETTERS));
  return typed.map(keyOf);
}

/** What a word of a place is looked up by where only places count. */
function locationKeysOf(spelled: string): string[] {
  return [...keysOfWritten(spelled), ...foldedWords([spelled]).flatMap(keysOfFolded)].map(locationKey);
}

/** The key among places of what has this key among all words. */
function locationKey(key: string): string {
  return PLACE + firstLetters(key.replace(FOLDED, ''), BEGINNING_LENGTH);
}

/** What the word is looked up by when it is typed otherwise. */
function keysOfFolded(folded: string): string[] {
  const letters = coarse(folded.slice(FOLDED.length)).slice(0, MAX_PREFIX_LENGTH);
  return [...letters].map((_, at) => FOLDED + letters.slice(0, at + 1));
}

/**
 * A search typed by a person; empty when no word of it has three letters. Once an `@` is typed, the whole local part
 * before it must be the record's, and nothing else is looked up by key.
 */
export function parseSearch(query: string): SearchWord[] {
  const tokens = withPlainMobiles(lettersOf(query)).split(/\s/);
  const address = tokens.find((token) => token.indexOf('@') > 0);
  const words = tokens.flatMap(spelledWords).slice(0, MAX_QUERY_WORDS);
  if (address === undefined) {
    const searched = words.map(searchWord);
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

/** The words of a place that is searched for; empty when none has three letters. */
export function parseLocation(query: string): SearchWord[] {
  const words = spelledWords(query).slice(0, MAX_QUERY_WORDS).map(searchWord);
  const keyed = words.map((word) => ({
    ...word,
    ...(word.key === undefined ? {} : { key: locationKey(word.key) }),
    exact: false,
  }));
  return keyed.some(({ key }) => key !== undefined) ? keyed : [];
}

/**
 * Keys of which a record that is found has all: those of two of the longest searched words. They are much rarer than
 * those of one word.
 */
export function searchedPairs(words: readonly SearchWord[]): string[] {
  const beginnings = words
    .map(({ key = '' }) => key)
    .sort((one, other) => other.length - one.length)
    .flatMap((key) => beginningsOf([key]));
  const longest = [...new Set(beginnings)].slice(0, MAX_PAIRED_QUERY_WORDS);
  return pairsOf(longest.map((one) => [one]));
}

function searchWord(spelled: string): SearchWord {
  const length = lengthOf(withoutNukta(spelled));
  const keyed = length >= MIN_SEARCH_LENGTH;
  return {
    ...(keyed ? { key: keyOf(spelled) } : {}),
    pattern: wordPattern(spelled),
    exact: keyed && length <= MAX_PREFIX_LENGTH && !isFoldable(spelled),
  };
}

function keyOf(spelled: string): string {
  const beginning = isFoldable(spelled) ? sharedBeginning(typedForms(spelled)) : '';
  if (beginning === '') return firstLetters(withoutNukta(spelled), MAX_PREFIX_LENGTH);
  return FOLDED + beginning.slice(0, MAX_PREFIX_LENGTH);
}

/** Matches a text in which a word begins with this one, or its folded form so. All are letters and digits: nothing to escape. */
function wordPattern(spelled: string): string {
  const word = withoutNukta(spelled);
  const forms = isFoldable(spelled) ? typedForms(spelled) : [];
  return forms.length === 0
    ? `(^| )${word}`
    : `(^| )(?:${[word, ...forms.map((form) => FOLDED + form)].join('|')})`;
}

function mailboxKey(address: string): string {
  return `${withoutNukta(lettersOf(address)).split('@')[0]}@`;
}

function withoutNukta(word: string): string {
  return word.normalize('NFD').replace(NUKTA, '').normalize('NFC');
}

function prefixes(word: string, most: number): string[] {
  const longest = Math.min(lengthOf(word), most);
  const found: string[] = [];
  for (let length = MIN_SEARCH_LENGTH; length <= longest; length++) found.push(firstLetters(word, length));
  return found;
}

function lengthOf(word: string): number {
  return [...word].length;
}

function firstLetters(word: string, count: number): string {
  return [...word].slice(0, count).join('');
}
