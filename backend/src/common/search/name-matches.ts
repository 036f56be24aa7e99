import { MAX_WORD_LETTERS } from './name-fold.js';
import { parseSearch, toLocationText, wordsOf } from './search-keys.js';

/** Letters, with the marks that belong to them; as `search-keys.ts` takes words, which has removed the joiners in them. */
const WORD = /(?:[\p{L}\p{M}\p{N}]|\u200c|\u200d)+/gu;
/** A letter, with the joiners after it: nobody types those, so they do not count as letters. */
const LETTER = /.(?:\u200c|\u200d)*/gu;
const MARKS = /^(?:\p{M}|\u200c|\u200d)+/u;

/** A part of a text, in UTF-16 units as browsers count: from `start` up to `end`, which is not in it. */
export interface TextRange {
  start: number;
  end: number;
}

/** A word that was typed. */
interface Typed {
  pattern: RegExp;
  letters: number;
}

/** Which beginnings of the words of a name a search finds, in whichever script either is written. */
export function matchesIn(name: string, query: string): TextRange[] {
  const words = wordsOf(query);
  const typed = parseSearch(query)
    .filter(({ pattern }) => pattern !== '')
    .map(({ pattern }, at) => ({ pattern: new RegExp(pattern), letters: words[at]?.length ?? 0 }));
  return [...name.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const length = matchedLength(word, typed);
    return length === 0 ? [] : [{ start: index, end: index + length }];
  });
}

/** How much of a word the longest match takes, the marks of its last letter included. */
function matchedLength(word: string, typed: readonly Typed[]): number {
  const texts = beginningsOf(word).map((beginning) => ({ beginning, text: toLocationText(beginning) }));
  const lengths = typed.map(({ pattern, letters }) => {
    const shortest = texts.findIndex(({ text }) => pattern.test(text));
    if (shortest === -1) return 0;
    // A last letter that no spelling depends on was typed all the same: the a of Meena.
    const silent = texts.slice(shortest + 1, letters);
    const spoken = silent.findIndex(({ text }) => foldOf(text) !== foldOf(texts[shortest]?.text ?? ''));
    const last = shortest + (spoken === -1 ? silent.length : spoken);
    return texts[last]?.beginning.length ?? 0;
  });
  const matched = Math.max(0, ...lengths);
  return matched === 0 ? 0 : matched + (MARKS.exec(word.slice(matched))?.[0].length ?? 0);
}

function beginningsOf(word: string): string[] {
  const letters = (word.match(LETTER) ?? []).slice(0, MAX_WORD_LETTERS);
  return letters.map((_, at) => letters.slice(0, at + 1).join(''));
}

/** What of a text stands after the word as it is written. */
function foldOf(text: string): string {
  return text.slice(text.indexOf('~') + 1);
}
