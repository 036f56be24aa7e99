const CHARACTERS = new Intl.Segmenter();

/**
 * The beginning of a text, cut between characters as a reader sees them: a consonant keeps its vowel sign, and an emoji
 * stays whole.
 * @param maxLength in code points
 */
export function beginningOfText(text: string, maxLength: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of CHARACTERS.segment(text)) {
    length += [...segment].length;
    if (length > maxLength) break;
    kept += segment;
  }
  return kept.trim();
}
