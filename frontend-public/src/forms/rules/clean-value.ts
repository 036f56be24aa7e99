import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import { withoutInvisible } from 'frontend-shared/i18n/without-invisible';
import type { CompiledForm, FieldKind, Values } from './form-description';

/** A number or code with ASCII digits, without spaces, dashes and invisible characters. */
export function stripSeparators(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** Of a mobile number without country code. */
export const MOBILE_DIGITS = 10;

/** Area codes of three digits that mobile numbers could begin with too, and those of Ahmedabad and Bengaluru. */
const AREA_CODE = /^0?(?:[678][1-9]\d|79|80)$/;

/**
 * Whether a number is written like a landline number: a separate area code, with its 0 or before a single group of digits,
 * such as 0612-2234567. Area codes of four digits are left out: mobile numbers are often written as 07004 234567. Who writes
 * a mobile number like a landline number is told to leave out the 0.
 */
export function isWrittenAsLandline(typed: string): boolean {
  const groups = toAsciiDigits(typed).match(/\d+/g) ?? [];
  if (/^(?:00)?91$/.test(groups[0] ?? '')) groups.shift();
  if (groups[0] === '0') groups.splice(0, 2, `0${groups[1] ?? ''}`);
  const [first = '', ...rest] = groups;
  const area = first.replace(/^(?:00)?91(?=0)/, '');
  const number = rest.join('');
  const length = area.replace(/^0/, '').length + number.length;
  return (
    AREA_CODE.test(area) &&
    /^[2-6]/.test(number) &&
    length === MOBILE_DIGITS &&
    (area.startsWith('0') || rest.length === 1)
  );
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

/** A PIN code in the API's format: ASCII digits without spaces, dashes and full stops. Anything else stays as typed. */
export function cleanPin(typed: string): string {
  const digits = stripSeparators(typed).replaceAll('.', '');
  return /^\d*$/.test(digits) ? digits : typed.trim();
}

/**
 * An e-mail address without the space that keyboards put beside the @ and the punctuation with which voice typing ends
 * a sentence.
 */
function cleanEmail(typed: string): string {
  return typed.replace(/\s*@\s*/, '@').replace(/[\s.,;।]+$/u, '');
}

/** Other text in the API's format: composed (NFC), so that a letter with its accent counts once. */
function cleanText(typed: string): string {
  return withoutInvisible(typed).normalize('NFC');
}

const cleaners: Partial<Record<FieldKind, (typed: string) => string>> = {
  email: cleanEmail,
  mobile: cleanMobile,
  pan: cleanPan,
  pin: cleanPin,
};

/** What a field shows after blur: numbers and e-mail addresses as they are sent, other text as typed. */
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
