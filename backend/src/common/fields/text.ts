/** C0 and C1 control characters except line feed and tab, which are checked separately. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/u;
const LINE_BREAK_OR_TAB = /[\n\t]/u;
/**
 * Characters that change the direction of the text around them, so that it reads other than it is stored. The joiners
 * U+200C and U+200D, which Hindi needs, are not among them.
 */
const DIRECTION_OVERRIDE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/**
 * Invisible characters that have no use in a form: spaces without width, and the fillers that Unicode counts among the
 * letters and signs, so that a name of nothing else would look empty.
 */
const INVISIBLE =
  /[\u00AD\u115F\u1160\u17B4\u17B5\u180E\u200B\u2060-\u2064\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/u;

/** UTF-16 units that one character may have before it is composed (NFC): a letter with its marks, each in two units. */
const UNITS_PER_CHARACTER = 4;
/** Units that trimming may take away. */
const TRIMMED_UNITS = 200;
/** More marks on one letter than any script has; the limit of Unicode's Stream-Safe Text Format (UAX #15). */
const MAX_MARKS = 30;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');

/**
 * Whether bringing a text to its normal form costs no more than reading it: marks are put in order by moving each past
 * all others of its letter, so thousands of them on one letter would take seconds.
 *
 * @param maxLength characters that the text may have in its normal form
 */
export function isWorthNormalising(text: string, maxLength: number): boolean {
  return text.length <= maxLength * UNITS_PER_CHARACTER + TRIMMED_UNITS && !TOO_MANY_MARKS.test(text);
}

/** Trims, brings text to its composed Unicode form (NFC) and line ends to LF. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** An optional field that is null or empty counts as absent. */
export function emptyToAbsent(value: unknown): unknown {
  return value === null || value === '' ? undefined : value;
}

/** What bytes that are not UTF-8 decode to, and code points that are no characters. */
const NOT_A_CHARACTER = /[\uFFFD\uFFFE\uFFFF\uFDD0-\uFDEF]/u;

/** Says why a text holds characters that no field accepts, or undefined when it does not. */
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
