import { toAsciiDigits } from 'frontend-shared/locale';
import { type ApplicationValues, type FieldName, rules, type TextFieldName } from './application-fields';

/** What is wrong with a field; the words for it are in the content modules. */
export type Problem =
  | { rule: 'required' | 'nameCharacters' | 'nameLetters' | 'contactMissing' | 'email' }
  | { rule: 'mobileStart' | 'mobileCharacters' | 'fileType' | 'fileEmpty' }
  | { rule: 'tooShort'; least: number }
  | { rule: 'tooLong'; over: number }
  | { rule: 'mobileDigits'; typed: number; needed: number }
  | { rule: 'fileSize'; bytes: number }
  | { rule: 'server'; sentence: string };

export type Problems = Partial<Record<FieldName, Problem>>;

const MOBILE_DIGITS = 10;
/** As much as a browser can say about an address; the server knows the rest. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * A mobile number as the API takes it: Devanagari digits become ASCII, and spaces, dashes, brackets, +91, 0091
 * and the leading 0 go. What is no number stays as it is, so that the person can see it.
 */
export function cleanMobile(typed: string): string {
  const bare = toAsciiDigits(typed).replace(/[\s().-]/g, '');
  const national = bare.replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
  return /^\d*$/.test(national) ? national : typed.trim();
}

/** Every value as it is sent and checked: trimmed, digits of the mobile number cleaned. */
export function cleanValues(values: ApplicationValues): ApplicationValues {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  return { ...values, ...trimmed, mobile: cleanMobile(values.mobile) };
}

/** Everything that is wrong with the form as it stands. */
export function findProblems(values: ApplicationValues, file: File | null): Problems {
  const clean = cleanValues(values);
  const found: Partial<Record<FieldName, Problem | undefined>> = {
    name: lengthProblem(clean, 'name') ?? nameProblem(clean.name),
    location: lengthProblem(clean, 'location'),
    business_idea: clean.business_idea === '' ? { rule: 'required' } : undefined,
    required_amount: clean.required_amount === '' ? { rule: 'required' } : undefined,
    past_experience: lengthProblem(clean, 'past_experience'),
    supporting_document: file ? fileProblem(file) : undefined,
    mobile: contactMissing(clean) ? { rule: 'contactMissing' } : mobileProblem(clean.mobile),
    email: lengthProblem(clean, 'email') ?? emailProblem(clean.email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** Neither way of answering was given. */
function contactMissing(values: ApplicationValues): boolean {
  return values.mobile === '' && values.email === '';
}

/** Characters as a person counts them: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}

function lengthProblem(values: ApplicationValues, field: TextFieldName): Problem | undefined {
  const rule: { required: boolean; minLength?: number; maxLength?: number } = rules[field];
  const length = countCharacters(values[field]);
  if (length === 0) return rule.required ? { rule: 'required' } : undefined;
  if (rule.minLength !== undefined && length < rule.minLength)
    return { rule: 'tooShort', least: rule.minLength };
  if (rule.maxLength !== undefined && length > rule.maxLength) {
    return { rule: 'tooLong', over: length - rule.maxLength };
  }
  return undefined;
}

function nameProblem(name: string): Problem | undefined {
  const { pattern }: { minLength: number; pattern?: string } = rules.name;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(name)) return { rule: 'nameCharacters' };
  return /\p{L}/u.test(name) ? undefined : { rule: 'nameLetters' };
}

function mobileProblem(mobile: string): Problem | undefined {
  if (mobile === '' || new RegExp(rules.mobile.pattern).test(mobile)) return undefined;
  if (!/^\d+$/.test(mobile)) return { rule: 'mobileCharacters' };
  if (mobile.length !== MOBILE_DIGITS)
    return { rule: 'mobileDigits', typed: mobile.length, needed: MOBILE_DIGITS };
  return { rule: 'mobileStart' };
}

function emailProblem(email: string): Problem | undefined {
  return email === '' || EMAIL.test(email) ? undefined : { rule: 'email' };
}

/** Checks a chosen file by its name and size, before anything is sent; the server also looks inside. */
export function fileProblem(file: File): Problem | undefined {
  const { fileTypes, maxBytes } = rules.supporting_document;
  const name = file.name.toLowerCase();
  if (!fileTypes.some((ending) => name.endsWith(ending))) return { rule: 'fileType' };
  if (file.size > maxBytes) return { rule: 'fileSize', bytes: file.size };
  return file.size === 0 ? { rule: 'fileEmpty' } : undefined;
}
