import { MAX_WORD_LETTERS } from './name-fold.js';
import { toLocationText } from './search-keys.js';
import { parseSearch } from './search-query.js';
import { wordsOf } from './words.js';

/** Letters with their marks, as words are split in `search-keys.ts`, which has removed the joiners. */
const WORD = /(?:[\p{L}\p{M}\p{N}]|\u200c|\u200d)+/gu;
/** A letter with the joiners after it: nobody types those, so they are not counted. */
const LETTER = /.(?:\u200c|\u200d)*/gu;
const MARKS = /^(?:\p{M}|\u200c|\u200d)+/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** A range of a text in UTF-16 units, as browsers count; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** A word of the query. */
interface Typed {
  pattern: RegExp;
  word: string;
}

/** The prefixes of the words of a name that a query matches, in either script. */
export function matchesIn(name: string, query: string): TextRange[] {
  const words = wordsOf(query);
  const typed = parseSearch(query)
    .filter(({ pattern }) => pattern !== '')
    .map(({ pattern }, at) => ({ pattern: new RegExp(pattern), word: words[at] ?? '' }));
  return [...name.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const length = matchedLength(word, typed);
    return length === 0 ? [] : [{ start: index, end: index + length }];
  });
}

/** Length of the longest match in a word, including the marks of its last letter. */
function matchedLength(word: string, typed: readonly Typed[]): number {
  const texts = prefixesOf(word).map((prefix) => ({ prefix, text: toLocationText(prefix) }));
  const lengths = typed.map(({ pattern, word: typedWord }) => {
    const shortest = texts.findIndex(({ text }) => pattern.test(text));
    if (shortest === -1) return 0;
    // A typed letter belongs to the match even if it does not change the folded form, such as the last a of Meena.
    // The letters of another script cannot be counted against those of the word: रमेश is Ramesh.
    const isSameScript = DEVANAGARI.test(typedWord) === DEVANAGARI.test(word);
    const silent = texts.slice(shortest + 1, isSameScript ? typedWord.length : undefined);
    const spoken = silent.findIndex(({ text }) => foldOf(text) !== foldOf(texts[shortest]?.text ?? ''));
    const last = shortest + (spoken === -1 ? silent.length : spoken);
    return texts[last]?.prefix.length ?? 0;
  });
  const matched = Math.max(0, ...lengths);
  return matched === 0 ? 0 : matched + (MARKS.exec(word.slice(matched))?.[0].length ?? 0);
}

function prefixesOf(word: string): string[] {
  const letters = (word.match(LETTER) ?? []).slice(0, MAX_WORD_LETTERS);
  return letters.map((_, at) => letters.slice(0, at + 1).join(''));
}

/** The folded part of a stored text, after the written word. */
function foldOf(text: string): string {
  return text.slice(text.indexOf('~') + 1);
}
