import { cleanValues } from './clean-value';
import { isMislabelled, isUnreadable } from './file-content';
import type { FieldRule, Files, FormPlan, Problem, Problems, Values } from './form-description';

const MOBILE_DIGITS = 10;
const PAN_LENGTH = 10;
const PIN_DIGITS = 6;
const NO_RULE: FieldRule = { required: false };

/** Everything that is wrong with the present values of the form. `alsoRequired` are fields that configuration asks for. */
export function findProblems<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  values: Values<T>,
  files: Files<F>,
  alsoRequired: readonly string[] = [],
): Problems<T | F> {
  const clean = cleanValues(plan, values);
  const across = plan.check?.(clean) ?? {};
  const unasked: readonly string[] = plan.unasked?.(clean) ?? [];
  const found: Problems<T | F> = {};
  for (const name of plan.order) {
    if (unasked.includes(name)) continue;
    const published = plan.rules[name] ?? NO_RULE;
    const rule = alsoRequired.includes(name) ? { ...published, required: true } : published;
    const own =
      name in files ? chosenProblem(files[name as F], rule) : textProblem(plan, name as T, clean, rule);
    const problem = own ?? (across as Problems<T | F>)[name];
    if (problem) found[name] = problem;
  }
  return found;
}

/** Characters as a person counts them: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}

function textProblem<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  name: T,
  clean: Values<T>,
  rule: FieldRule,
): Problem | undefined {
  const text = clean[name];
  if (text === '') return rule.required ? { rule: 'required' } : undefined;
  switch (plan.fields[name].kind) {
    case 'mobile':
      return mobileProblem(text, rule);
    case 'pan':
      return panProblem(text);
    case 'pin':
      return pinProblem(text);
    case 'email':
      return lengthProblem(text, rule) ?? (matches(text, rule) ? undefined : { rule: 'email' });
    case 'name':
      return lengthProblem(text, rule) ?? nameProblem(text, rule);
    default:
      return lengthProblem(text, rule) ?? (matches(text, rule) ? undefined : { rule: 'characters' });
  }
}

function matches(text: string, { pattern }: FieldRule): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

function lengthProblem(text: string, { minLength, maxLength }: FieldRule): Problem | undefined {
  const length = countCharacters(text);
  if (minLength !== undefined && length < minLength) return { rule: 'tooShort', least: minLength };
  if (maxLength !== undefined && length > maxLength) return { rule: 'tooLong', over: length - maxLength };
  return undefined;
}

function nameProblem(name: string, rule: FieldRule): Problem | undefined {
  if (!matches(name, rule)) return { rule: 'nameCharacters' };
  return /\p{L}/u.test(name) ? undefined : { rule: 'nameLetters' };
}

function mobileProblem(mobile: string, rule: FieldRule): Problem | undefined {
  return (
    digitsProblem(mobile, MOBILE_DIGITS) ?? (matches(mobile, rule) ? undefined : { rule: 'mobileStart' })
  );
}

function pinProblem(pin: string): Problem | undefined {
  return digitsProblem(pin, PIN_DIGITS) ?? (pin.startsWith('0') ? { rule: 'pinStart' } : undefined);
}

function digitsProblem(text: string, needed: number): Problem | undefined {
  if (!/^\d+$/.test(text)) return { rule: 'digitsOnly' };
  return text.length === needed ? undefined : { rule: 'digits', typed: text.length, needed };
}

/** Five letters, four digits, one letter; says which of the three is wrong. */
function panProblem(pan: string): Problem | undefined {
  const typed = countCharacters(pan);
  if (typed !== PAN_LENGTH) return { rule: 'panLength', typed, needed: PAN_LENGTH };
  const [letters, digits, last] = [pan.slice(0, 5), pan.slice(5, 9), pan.slice(9)];
  if (!/^[A-Z]{5}$/.test(letters)) return { rule: 'panLetters', typed: letters };
  if (!/^[0-9]{4}$/.test(digits)) return { rule: 'panDigits', typed: digits };
  return /^[A-Z]$/.test(last) ? undefined : { rule: 'panLast', typed: last };
}

function chosenProblem(file: File | null, rule: FieldRule): Problem | undefined {
  if (!file) return rule.required ? { rule: 'required' } : undefined;
  return fileProblem(file, rule);
}

/** Photos that a phone shows and we do not take. */
const OTHER_PHOTO = /\.(heic|heif|webp|avif)$/;

/** Checks a chosen file by its name, size and first bytes, before anything is sent; the server looks at all of it. */
export function fileProblem(
  file: File,
  { fileTypes = [], maxBytes = Number.POSITIVE_INFINITY }: Pick<FieldRule, 'fileTypes' | 'maxBytes'>,
): Problem | undefined {
  const name = file.name.toLowerCase();
  if (!fileTypes.some((ending) => name.endsWith(ending))) {
    return { rule: fileTypes.includes('.jpg') && OTHER_PHOTO.test(name) ? 'photoType' : 'fileType' };
  }
  if (file.size > maxBytes) return { rule: 'fileSize', bytes: file.size };
  if (file.size === 0) return { rule: 'fileEmpty' };
  if (isUnreadable(file)) return { rule: 'fileChanged' };
  return isMislabelled(file) ? { rule: 'fileContent' } : undefined;
}
