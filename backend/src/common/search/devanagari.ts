const NUKTA = '\u093c';
const VIRAMA = '\u094d';
const LABIALS = 'पफबभम';

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};

/** Letters that sound different with a nukta; on all others it makes no difference in Latin letters. */
const WITH_NUKTA: Readonly<Record<string, string>> = { ड: 'r', ढ: 'rh' };

/**
 * A long vowel is transliterated like its short one: few people write it longer, and the search ignores the
 * difference.
 */
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ॠ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ ऍ: 'e', ऎ: 'e', ऑ: 'o', ऒ: 'o', ॐ: 'om' },
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  ...{ '\u093e': 'a', '\u093f': 'i', '\u0940': 'i', '\u0941': 'u', '\u0942': 'u', '\u0943': 'ri' },
  ...{ '\u0944': 'ri', '\u0945': 'e', '\u0946': 'e', '\u0947': 'e', '\u0948': 'ai' },
  ...{ '\u0949': 'o', '\u094a': 'o', '\u094b': 'o', '\u094c': 'au' },
};

const NASALS = '\u0901\u0902';

/**
 * Transliterates Devanagari as names are spelled in India; Latin letters stay. Every inherent vowel is written,
 * spoken or not, except the last of a word; the search drops such vowels in both scripts.
 * @param word in lower case
 */
export function toLatin(word: string): string {
  const letters = [...word.normalize('NFD').replaceAll('ज्ञ', 'ग्य')];
  let latin = '';
  let inherent = '';
  letters.forEach((letter, at) => {
    const vowelSign = VOWEL_SIGNS[letter];
    if (vowelSign !== undefined || letter === VIRAMA) {
      latin += vowelSign ?? '';
      inherent = '';
      return;
    }
    if (letter === NUKTA) return;
    latin += inherent;
    inherent = '';
    const next = letters[at + 1] ?? '';
    const consonant = next === NUKTA ? (WITH_NUKTA[letter] ?? CONSONANTS[letter]) : CONSONANTS[letter];
    if (consonant !== undefined) {
      latin += consonant;
      inherent = 'a';
    } else if (NASALS.includes(letter)) latin += nasalBefore(next);
    else latin += VOWELS[letter] ?? (letter < '\u0900' ? letter : '');
  });
  return latin;
}

/** Pronunciation of the dot over a letter: संपत Sampat, संजय Sanjay, सिंह Singh. */
function nasalBefore(next: string): string {
  if (next === 'ह') return 'ng';
  return next !== '' && LABIALS.includes(next) ? 'm' : 'n';
}

/** The letters that can change the transliteration when a Devanagari word typed up to here is continued. */
export function continuationsOf(word: string): string[] {
  if (/[\u0901\u0902]$/.test(word)) return [word, `${word.slice(0, -1)}म${VIRAMA}`];
  if (/[डढ]$/.test(word)) return [word, word + NUKTA];
  if (/ज\u094d?$/.test(word)) return [word, word.replace(/ज\u094d?$/, 'ज्ञ')];
  return [word];
}
