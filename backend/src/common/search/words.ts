const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_MARKS = /[\u0300-\u036f]/g;
/** The joiners, which only affect how Hindi text is displayed. */
const JOINERS = /[\u200c\u200d]/g;
const NUKTA = /\u093c/g;
const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;

/**
 * Lower case, without Latin accents and joiners, with ASCII digits for those of other scripts; Devanagari vowel signs
 * stay, since they are letters.
 */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .replace(JOINERS, '')
    .normalize('NFC')
    .replace(OTHER_DIGITS, digitValue);
}

/** Unicode has the ten digits of a script in order; two sets that adjoin are both complete. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The words of a text, with the nuktas, which affect the sound of a name. */
export function spelledWords(text: string): string[] {
  return lettersOf(text).match(WORD) ?? [];
}

/** The words of a text, without nuktas, which many people leave out. */
export function wordsOf(text: string): string[] {
  return spelledWords(text).map(withoutNukta);
}

/**
 * Parts of a name that people also write in one word, in one word: `dsouza` of D’Souza and of D Souza, `snk` of S.N.K.,
 * `alamin` of Al-Amin.
 */
export function joinedWords(name: string): string[] {
  const parts = lettersOf(name).split(/\s+/);
  return parts.flatMap((part, at) => {
    const words = spelledWords(isParticle(part) ? `${part} ${parts[at + 1] ?? ''}` : part);
    return words.length > 1 ? [words.join('')] : [];
  });
}

/** Whether this part of a name is the D or O of D’Souza or O’Brien, without what follows it. */
const isParticle = (part: string) => /^[do]['’ʼ`´]?$/.test(part);

/** Whether this is a name like D’Souza, which people also write in one word. */
export const startsWithParticle = (word: string) => /^[do]['’ʼ`´]\p{L}/u.test(word);

export function withoutNukta(word: string): string {
  return word.normalize('NFD').replace(NUKTA, '').normalize('NFC');
}

export function lengthOf(word: string): number {
  return [...word].length;
}

export function firstLetters(word: string, count: number): string {
  return [...word].slice(0, count).join('');
}
