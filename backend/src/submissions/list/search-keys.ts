/** Shortest word a search is driven by; shorter ones only narrow what others found. */
export const MIN_SEARCH_LENGTH = 3;
/** Longest prefix kept as a key; the rest of a longer word is compared with the record's words. */
const MAX_PREFIX_LENGTH = 8;
/** More words than this in one record are text, not a name or an address. */
const MAX_WORDS = 40;
const MAX_QUERY_WORDS = 8;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_MARKS = /[\u0300-\u036f]/g;
/** Nukta, and the joiners that Hindi text carries for display only. */
const HINDI_DISPLAY = /[\u093c\u200c\u200d]/g;

/** What a record stores so that lists can find and order it without scanning. */
export interface SearchFields {
  /** Prefixes (3 to 8 letters) of every word, and `local-part@` of the e-mail address. Equality finds. */
  searchKeys: string[];
  /** All words, each after a space; narrows what a key found. */
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

/** Lower case, without Latin accents, nukta and joiners; Devanagari vowel signs stay, since they are letters. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .replace(HINDI_DISPLAY, '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** The search fields of a record from its name and whatever else it can be found by. */
export function searchFields(of: {
  name: string;
  email?: string | undefined;
  reference: string;
  others?: (string | undefined)[];
}): SearchFields {
  const texts = [of.name, of.email, of.reference, of.reference.replace('-', ''), ...(of.others ?? [])];
  const words = [...new Set(texts.flatMap((text) => (text === undefined ? [] : wordsOf(text))))].slice(
    0,
    MAX_WORDS,
  );
  const keys = new Set(words.flatMap(prefixes));
  if (of.email !== undefined) keys.add(mailboxKey(of.email));
  return {
    searchKeys: [...keys],
    searchText: words.map((word) => ` ${word}`).join(''),
    // Many people share a name; the reference after it lets a page begin among them without reading them all.
    nameKey: `${wordsOf(of.name).join(' ')}\u0001${of.reference.slice(3)}`,
  };
}

/**
 * A search typed by a person; empty when no word of it has three letters. Once an `@` is typed, the whole local part
 * before it must be the record's, and nothing else is looked up by key.
 */
export function parseSearch(query: string): SearchWord[] {
  const tokens = query.split(/\s/);
  const words = tokens.flatMap(wordsOf).slice(0, MAX_QUERY_WORDS).map(searchWord);
  const address = tokens.find((token) => token.indexOf('@') > 0);
  if (address === undefined) return words.some(({ key }) => key !== undefined) ? words : [];
  const mailbox = { key: mailboxKey(address), pattern: '', exact: true };
  return [mailbox, ...words.map(({ pattern }) => ({ pattern, exact: false }))];
}

function searchWord(word: string): SearchWord {
  const length = lengthOf(word);
  return {
    ...(length >= MIN_SEARCH_LENGTH ? { key: firstLetters(word, MAX_PREFIX_LENGTH) } : {}),
    pattern: wordPattern(word),
    exact: length >= MIN_SEARCH_LENGTH && length <= MAX_PREFIX_LENGTH,
  };
}

/** Matches a folded text in which a word begins with this one. Words hold letters and digits only: nothing to escape. */
function wordPattern(word: string): string {
  return `(^| )${word}`;
}

function mailboxKey(address: string): string {
  return `${fold(address).split('@')[0]}@`;
}

function prefixes(word: string): string[] {
  const longest = Math.min(lengthOf(word), MAX_PREFIX_LENGTH);
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
