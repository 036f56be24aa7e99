import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import type { FieldKind, FormPlan, Values } from './form-description';

/**
 * Marks that nobody sees and that come along when something is copied, such as the direction marks around a number from
 * a phone's contacts, or what a PDF viewer leaves of a hyphen: the API refuses them, and nobody could find them. The
 * joiners that Hindi needs are not among them.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFDD0-\uFDEF\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFE\uFFFF]|[\u{E0000}-\u{E007F}]/gu;

/** What ends a cell or a line elsewhere, such as in tables and slides, and is refused by the API as well. */
const OTHER_BREAKS = /[\t\v\f\u0085\u2028\u2029]/gu;

/** A number or code with ASCII digits, without spaces, dashes of any length and marks that nobody sees. */
export function stripSeparators(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/**
 * A mobile number as the API takes it: Devanagari digits become ASCII, and spaces, dashes, brackets, +91, 0091
 * and the leading 0 go. What is no number stays as it is, so that the person can see it.
 */
export function cleanMobile(typed: string): string {
  const bare = stripSeparators(typed).replace(/[().]/g, '');
  const national = bare.replace(/^(?:\+91|0091|91(?=0?\d{10}$))/, '').replace(/^0(?=\d{10}$)/, '');
  return /^\d*$/.test(national) ? national : typed.trim();
}

/** A PAN as the API takes it: in capitals, with ASCII digits and without spaces and dashes. */
export function cleanPan(typed: string): string {
  return stripSeparators(typed).replaceAll('.', '').toUpperCase();
}

/** Other text as the API takes it: without marks that nobody sees, and a tab from a table as the space it looks like. */
function cleanText(typed: string): string {
  return typed.replace(UNSEEN, '').replace(OTHER_BREAKS, ' ');
}

const cleaners: Partial<Record<FieldKind, (typed: string) => string>> = {
  mobile: cleanMobile,
  pan: cleanPan,
  pin: stripSeparators,
};

/** What a field shows once it was left: numbers as they are sent, everything else as it was typed. */
export function shownClean(kind: FieldKind, typed: string): string {
  const seen = cleanText(typed);
  return cleaners[kind]?.(seen) ?? seen;
}

/** Every value as it is sent and checked: trimmed, numbers cleaned. */
export function cleanValues<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  values: Values<T>,
): Values<T> {
  return mapValues(plan, values, (kind, typed) => shownClean(kind, typed).trim());
}

/** Every value as the form shows it after a submit. */
export function shownValues<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  values: Values<T>,
): Values<T> {
  return mapValues(plan, values, shownClean);
}

function mapValues<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  values: Values<T>,
  change: (kind: FieldKind, typed: string) => string,
): Values<T> {
  const changed = plan.texts.map((name) => [name, change(plan.fields[name].kind, values[name])]);
  return Object.fromEntries(changed) as Values<T>;
}
