/** C0 and C1 control characters except line feed and tab, which are checked separately. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/u;
const LINE_BREAK_OR_TAB = /[\n\t]/u;
/**
 * Characters that change the direction of the surrounding text, so that it reads differently from how it is stored.
 * The joiners U+200C and U+200D, which Hindi needs, are not included.
 */
const DIRECTION_OVERRIDE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/**
 * Invisible characters without use in a form: zero-width spaces, and fillers that Unicode counts as letters and
 * signs, so that a name made of them would look empty.
 */
const INVISIBLE =
  /[\u00AD\u115F\u1160\u17B4\u17B5\u180E\u200B\u2060-\u2064\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/u;

/** UTF-16 units of one character before composition (NFC): a letter with its marks, each of two units. */
const UNITS_PER_CHARACTER = 4;
/** Units that trimming may remove. */
const TRIMMED_UNITS = 200;
/** More marks on one letter than any script has; the limit of Unicode's Stream-Safe Text Format (UAX #15). */
const MAX_MARKS = 30;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');

/**
 * Whether normalising a text costs no more than reading it. Marks are sorted by moving each past all others of its
 * letter, so thousands of marks on one letter would take seconds.
 * @param maxLength maximum length of the normalised text
 */
export function isCheapToNormalise(text: string, maxLength: number): boolean {
  return text.length <= maxLength * UNITS_PER_CHARACTER + TRIMMED_UNITS && !TOO_MANY_MARKS.test(text);
}

/** Trims the text, and converts it to NFC and LF line ends. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** An optional field that is null or empty counts as absent. */
export function emptyToAbsent(value: unknown): unknown {
  return value === null || value === '' ? undefined : value;
}

/** The replacement for bytes that are not UTF-8, and code points that are not characters. */
const NOT_A_CHARACTER = /[\uFFFD\uFFFE\uFFFF\uFDD0-\uFDEF]/u;

/** What is wrong with a text that has forbidden characters; undefined when it has none. */
export function forbiddenCharacters(text: string, multiline: boolean): string | undefined {
  if (!text.isWellFormed() || NOT_A_CHARACTER.test(text)) return 'contains a broken character.';
  if (CONTROL.test(text) || INVISIBLE.test(text) || TOO_MANY_MARKS.test(text))
    return 'contains characters that cannot be shown.';
  if (!multiline && LINE_BREAK_OR_TAB.test(text)) return 'must be on one line.';
  if (DIRECTION_OVERRIDE.test(text)) return 'contains characters that change the reading direction.';
  return undefined;
}

/** Length as a person counts it: code points, not UTF-16 units. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** `business_idea` and `fullName` become "Business idea" and "Full name". */
export function labelOf(property: string): string {
  const words = property
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
