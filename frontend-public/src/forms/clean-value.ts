import { toAsciiDigits } from 'frontend-shared/locale';
import type { FieldKind, FormPlan, Values } from './form-description';

/**
 * A mobile number as the API takes it: Devanagari digits become ASCII, and spaces, dashes, brackets, +91, 0091
 * and the leading 0 go. What is no number stays as it is, so that the person can see it.
 */
export function cleanMobile(typed: string): string {
  const bare = toAsciiDigits(typed).replace(/[\s().-]/g, '');
  const national = bare.replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
  return /^\d*$/.test(national) ? national : typed.trim();
}

/** A PAN as the API takes it: in capitals, with ASCII digits and without spaces and dashes. */
export function cleanPan(typed: string): string {
  return toAsciiDigits(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
}

/** A PIN code with ASCII digits and without spaces. */
export function cleanPin(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s-]/g, '');
}

const cleaners: Partial<Record<FieldKind, (typed: string) => string>> = {
  mobile: cleanMobile,
  pan: cleanPan,
  pin: cleanPin,
};

/** What a field shows once it was left: numbers as they are sent, everything else as it was typed. */
export function shownClean(kind: FieldKind, typed: string): string {
  return cleaners[kind]?.(typed) ?? typed;
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
