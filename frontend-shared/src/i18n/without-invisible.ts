/**
 * Invisible characters that come along with copied text, such as the direction marks around a number from a phone's
 * contacts or a PDF viewer's soft hyphens. The API rejects them, and people could not find them. The joiners that Hindi
 * needs are not included.
 */
const INVISIBLE_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFDD0-\uFDEF\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFE\uFFFF]|[\u{E0000}-\u{E007F}]/gu;

/** Tabs and line separators from tables and slides, which the API rejects too. */
const TABS_AND_SEPARATORS = /[\t\v\f\u0085\u2028\u2029]/gu;

/** A text without the invisible characters that the API rejects, with tabs and line separators as spaces. */
export function withoutInvisible(typed: string): string {
  return typed.replace(INVISIBLE_CHARACTERS, '').replace(TABS_AND_SEPARATORS, ' ');
}
