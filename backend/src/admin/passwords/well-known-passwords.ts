import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../../config/paths.js';

const LIST = path.join(WORKSPACE, 'data', 'well-known-passwords.txt');
/** Up to this many other characters around a listed word still count as that word. */
const MAX_DECORATION = 6;

/** Shorter entries are syllables that appear in many words. */
const MIN_WORD_LENGTH = 4;

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '9': 'g',
};

let known: Set<string> | undefined;

/**
 * Whether a password is among the first that an attacker would try: on the list, a listed word with digits or signs
 * around it ("Sunshine2024!!") or in place of letters ("P@ssw0rd"), two listed words in a row ("passwordadmin"), or a
 * repeated piece ("abcabcabcabc", "letmeinletmein"). Letter case does not matter.
 */
export function isWellKnown(password: string): boolean {
  const plain = password.toLowerCase();
  return [plain, inLetters(plain, 'i'), inLetters(plain, 'l')].some(isGuess);
}

function isGuess(plain: string): boolean {
  const words = wellKnownWords();
  if (words.has(plain) || isRepetition(plain)) return true;
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return plain.length - core.length <= MAX_DECORATION && (words.has(core) || isTwoWords(core, words));
}

function isTwoWords(text: string, words: ReadonlySet<string>): boolean {
  for (let end = MIN_WORD_LENGTH; end <= text.length - MIN_WORD_LENGTH; end += 1) {
    if (words.has(text.slice(0, end)) && words.has(text.slice(end))) return true;
  }
  return false;
}

/**
 * Replaces signs and digits inside a word by the letters they usually stand for; a 1 is read as `one`. Digits at the
 * ends stay.
 */
function inLetters(text: string, one: 'i' | 'l'): string {
  return text.replace(/(?<=[a-z].*)[@$!0134579](?=.*[a-z])|^[@$]/g, (sign) => LETTERS[sign] ?? one);
}

function wellKnownWords(): ReadonlySet<string> {
  known ??= readList();
  return known;
}

function readList(): Set<string> {
  const lines = readFileSync(LIST, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

/**
 * True for "aaaaaaaaaaaa" and "1212121212121": a piece of up to four characters repeated, or a longer one repeated in
 * full.
 */
function isRepetition(text: string): boolean {
  const periods = Array.from({ length: Math.floor(text.length / 2) }, (_, i) => i + 1);
  return periods.some(
    (length) => (length <= 4 || text.length % length === 0) && text.slice(length) === text.slice(0, -length),
  );
}
