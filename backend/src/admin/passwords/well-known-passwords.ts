import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../../config/places.js';

const LIST = path.join(WORKSPACE, 'data', 'well-known-passwords.txt');
/** A word of the list with this many other characters or fewer around it is still that word. */
const DECORATION = 6;

let known: Set<string> | undefined;

/**
 * Whether a password is among the first that somebody would try: on the list, such a word with digits or signs around
 * it ("Sunshine2024!!"), or a short piece repeated ("abcabcabcabc"). Letter case does not matter.
 */
export function isWellKnown(password: string): boolean {
  known ??= readList();
  const plain = password.toLowerCase();
  if (known.has(plain) || isRepetition(plain)) return true;
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return plain.length - core.length <= DECORATION && known.has(core);
}

function readList(): Set<string> {
  const lines = readFileSync(LIST, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

/** True for "aaaaaaaaaaaa" and "1212121212121": a piece of up to four characters, over and over. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some((length) => [...text].every((character, i) => character === text[i % length]));
}
