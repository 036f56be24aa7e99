import { continuationsOf, toLatin } from './devanagari.js';

/** Further letters of a word are ignored. */
export const MAX_WORD_LETTERS = 24;

/** Words of Latin and Devanagari letters; words with digits or other scripts are not folded. */
const FOLDABLE = /^[a-z\u0900-\u0963\u0970-\u097f]+$/;

/**
 * Replaces variant spellings by one, in this order. No pattern looks back beyond its own letters, so that a typed
 * prefix of a name folds to a prefix of its folded form.
 */
const SPELLINGS: readonly [pattern: RegExp, replacement: string][] = [
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/aa+/g, 'a'],
  [/ou|ow(?![aeiouy])/g, 'au'], // Chouhan, Chowhan, Chauhan
  [/([ae])o/g, '$1v'], // Rao, Rav; Deo, Dev
  [/w/g, 'v'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/([cdst])h+/g, '$1'],
  [/ai/g, 'ay'], // Jai, Jay
  [/ey/g, 'e'], // Pandey, Pande
  [/ia/g, 'iya'], // Sonia, Soniya
  [/([^aeiou])\1/g, '$1'], // three are no spelling
  [/f/g, 'ph'],
  [/nder/g, 'ndr'], // Surender, Surendra
  [/med/g, 'md'], // Ahmed, Ahmad
];

/** Whether a word can be written in the other script. */
export function isFoldable(word: string): boolean {
  return FOLDABLE.test(word);
}

/**
 * The common form of all spellings of a name in either script: the consonants, the first vowel, and the other vowels
 * except `a`, which Devanagari does not write and Latin spellings omit at will (Kamla, Kamala, कमला).
 */
function fold(word: string): string {
  const spelled = SPELLINGS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    toLatin(word),
  );
  const first = spelled.search(/[aeiou]/);
  return spelled
    .replace(/a(?![uy])/g, (a, at: number) => (at === first ? a : ''))
    .replace(/([^aeiouy])y/g, '$1i');
}

/** The folded forms that a record stores for one of its words: `au` is also spelled `o`, as in Chohan for चौहान. */
export function storedForms(word: string): string[] {
  const folds = spellingsOf(cut(word)).map(fold);
  return distinct([...folds, ...folds.map((form) => form.replaceAll('au', 'o'))]);
}

/** Possible prefixes of the folded form of a word of which this much was typed. */
export function typedForms(word: string): string[] {
  const typed = spellingsOf(cut(word)).flatMap(continuationsOf).flatMap(continuedForms);
  return distinct(typed.map(fold));
}

/**
 * The prefix that all forms share, with coarse vowels, so that `sune` finds Sunita: e counts as i, o as u. A short
 * prefix finds too much; the forms themselves then filter the results.
 */
export function commonPrefix(forms: readonly string[]): string {
  const [first = '', ...others] = forms.map(coarse);
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return length === 0 ? first : first.slice(0, length);
}

/** The form with e as i and o as u. */
export function coarse(form: string): string {
  return form.replaceAll('e', 'i').replaceAll('o', 'u');
}

/** The last letter may be the first half of a longer one: Sune(e)ta, Bho(o)p, Vic(k)y, Surende(r). */
function continuedForms(word: string): string[] {
  const latin = toLatin(word);
  const last = latin.at(-1) ?? '';
  return [
    latin,
    ...(last === 'e' || last === 'o' ? [latin + last] : []),
    ...(last === 'c' ? [`${latin}k`] : []),
    ...(latin.endsWith('nde') ? [`${latin}r`] : []),
    ...(latin.endsWith('me') ? [`${latin}d`] : []),
  ];
}

/** The word with its nuktas, and without. */
function spellingsOf(word: string): string[] {
  return distinct([word, word.replaceAll('\u093c', '')]);
}

function cut(word: string): string {
  return word.slice(0, MAX_WORD_LETTERS);
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
