import { cleanValues, isWrittenAsLandline, MOBILE_DIGITS } from './clean-value';
import { isMislabelled, isOtherPhoto, isUnreadable } from './file-content';
import type { CompiledForm, FieldRule, Files, Problem, Problems, Values } from './form-description';

const PAN_LENGTH = 10;
const PIN_DIGITS = 6;
const NO_RULE: FieldRule = { required: false };

/** All problems with the current values. `alsoRequired` are fields that the configuration makes mandatory. */
export function findProblems<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  values: Values<T>,
  files: Files<F>,
  alsoRequired: readonly string[] = [],
): Problems<T | F> {
  const clean = cleanValues(compiled, values);
  const crossFieldProblems = compiled.check?.(clean) ?? {};
  const hiddenFields: readonly string[] = compiled.hiddenFields?.(clean) ?? [];
  const found: Problems<T | F> = {};
  for (const name of compiled.order) {
    if (hiddenFields.includes(name)) continue;
    const published = compiled.rules[name] ?? NO_RULE;
    const rule = alsoRequired.includes(name) ? { ...published, required: true } : published;
    const own =
      name in files
        ? fileFieldProblem(files[name as F], rule)
        : textProblem(compiled, name as T, clean, rule);
    const problem = own ?? (crossFieldProblems as Problems<T | F>)[name];
    if (problem) found[name] = problem;
  }
  return found;
}

/** Characters as a person counts them: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}

function textProblem<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  name: T,
  clean: Values<T>,
  rule: FieldRule,
): Problem | undefined {
  const text = clean[name];
  if (text === '') return rule.required ? { rule: 'required' } : undefined;
  switch (compiled.fields[name].kind) {
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
  if (minLength !== undefined && length < minLength) return { rule: 'tooShort', min: minLength };
  if (maxLength !== undefined && length > maxLength) return { rule: 'tooLong', over: length - maxLength };
  return undefined;
}

function nameProblem(name: string, rule: FieldRule): Problem | undefined {
  if (!matches(name, rule)) return { rule: 'nameCharacters' };
  return /\p{L}/u.test(name) ? undefined : { rule: 'nameLetters' };
}

function mobileProblem(mobile: string, rule: FieldRule): Problem | undefined {
  if (isWrittenAsLandline(mobile)) return { rule: 'landline' };
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

/** A PAN is five letters, four digits and a letter; reports which of the three is wrong. */
function panProblem(pan: string): Problem | undefined {
  const typed = countCharacters(pan);
  if (typed !== PAN_LENGTH) return { rule: 'panLength', typed, needed: PAN_LENGTH };
  const [letters, digits, last] = [pan.slice(0, 5), pan.slice(5, 9), pan.slice(9)];
  if (!/^[A-Z]{5}$/.test(letters)) return { rule: 'panLetters', typed: letters };
  if (!/^[0-9]{4}$/.test(digits)) return { rule: 'panDigits', typed: digits };
  return /^[A-Z]$/.test(last) ? undefined : { rule: 'panLast', typed: last };
}

function fileFieldProblem(file: File | null, rule: FieldRule): Problem | undefined {
  if (!file) return rule.required ? { rule: 'required' } : undefined;
  return fileProblem(file, rule);
}

/** Photo formats of phones that we do not accept. */
const OTHER_PHOTO = /\.(heic|heif|webp|avif)$/;

/** Checks a chosen file by name, size and first bytes before it is sent; the server checks the whole content. */
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
  if (!isMislabelled(file)) return undefined;
  return { rule: fileTypes.includes('.jpg') && isOtherPhoto(file) ? 'photoType' : 'fileContent' };
}
