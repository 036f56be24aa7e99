import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import type { CompiledForm, FieldKind, Values } from './form-description';

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

/** A number or code with ASCII digits, without spaces, dashes and invisible characters. */
export function stripSeparators(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/**
 * Whether a number is written like a landline number, with a 0 and a separate area code: 0612-2234567. Without a
 * separator it cannot be told from a mobile number with a leading 0. No area code begins with 9, and no number behind
 * one with 0, 1 or 7 to 9.
 */
export function isWrittenAsLandline(typed: string): boolean {
  const [area = '', ...rest] = toAsciiDigits(typed)
    .replace(/^\D*(?:\+|00)91(?=\D)/, '')
    .match(/\d+/g) ?? [''];
  const number = rest.join('');
  return /^0[1-8]\d{1,3}$/.test(area) && /^[2-6]\d{5,7}$/.test(number) && area.length + number.length === 11;
}

/**
 * A mobile number in the API's format: ASCII digits without spaces, dashes, brackets, +91, 0091, 091 or a leading 0.
 * Anything else, landline numbers included, stays as typed, so that the person can correct it.
 */
export function cleanMobile(typed: string): string {
  if (isWrittenAsLandline(typed)) return typed.trim();
  const compact = stripSeparators(typed).replace(/[().]/g, '');
  const national = compact.replace(/^(?:\+91|0091|0?91(?=0?\d{10}$))/, '').replace(/^0(?=\d{10}$)/, '');
  return /^\d*$/.test(national) ? national : typed.trim();
}

/** A PAN in the API's format: upper case, ASCII digits, no spaces or dashes. */
export function cleanPan(typed: string): string {
  return stripSeparators(typed).replaceAll('.', '').toUpperCase();
}

/** Other text in the API's format: without invisible characters, with tabs as spaces. */
function cleanText(typed: string): string {
  return typed.replace(INVISIBLE_CHARACTERS, '').replace(TABS_AND_SEPARATORS, ' ');
}

const cleaners: Partial<Record<FieldKind, (typed: string) => string>> = {
  mobile: cleanMobile,
  pan: cleanPan,
  pin: stripSeparators,
};

/** What a field shows after blur: numbers as they are sent, other text as typed. */
export function cleanForDisplay(kind: FieldKind, typed: string): string {
  const cleaned = cleanText(typed);
  return cleaners[kind]?.(cleaned) ?? cleaned;
}

/** All values as they are sent and validated: trimmed, numbers normalised. */
export function cleanValues<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  values: Values<T>,
): Values<T> {
  return mapValues(compiled, values, (kind, typed) => cleanForDisplay(kind, typed).trim());
}

/** All values as the form shows them after a submit. */
export function displayValues<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  values: Values<T>,
): Values<T> {
  return mapValues(compiled, values, cleanForDisplay);
}

function mapValues<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  values: Values<T>,
  change: (kind: FieldKind, typed: string) => string,
): Values<T> {
  const changed = compiled.texts.map((name) => [name, change(compiled.fields[name].kind, values[name])]);
  return Object.fromEntries(changed) as Values<T>;
}
