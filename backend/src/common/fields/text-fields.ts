import { type FieldOptions, type FieldRule, field } from './field.js';
import { forbiddenCharacters, textLength } from './text.js';

export interface TextOptions extends FieldOptions {
  /** Maximum length, as a person counts. */
  max: number;
  /** Minimum length. Default 1. */
  min?: number;
  /** Line feeds and tabs are allowed. */
  multiline?: boolean;
  /** An optional text that is sent empty stays an empty string instead of becoming absent. */
  keepsEmpty?: boolean;
}

/** Text of limited length without control characters or direction overrides; trimmed, NFC. */
export function PlainText(options: TextOptions): PropertyDecorator {
  const { max, min = 1, multiline = false, keepsEmpty = false } = options;
  return field(options, {
    maxLength: max,
    rule: textRule(max, min, multiline),
    ...(keepsEmpty && { absent: '' }),
    api: { type: 'string', minLength: keepsEmpty ? 0 : min, maxLength: max },
  });
}

/** Characters that no name has, but markup, templates and addresses do. */
const NOT_IN_NAMES = '<>{}\\[\\]\\\\|^~';

/** A person's name: up to 100 characters in any script, at least one letter, none of `<>{}`. */
export function PersonName(options: FieldOptions = {}): PropertyDecorator {
  const plain = textRule(100, 2, false);
  return field(options, {
    maxLength: 100,
    rule: (value) => plain(value) ?? nameProblem(String(value)),
    api: { type: 'string', minLength: 2, maxLength: 100, pattern: `^[^${NOT_IN_NAMES}]*$` },
  });
}

function nameProblem(name: string): string | undefined {
  if (new RegExp(`[${NOT_IN_NAMES}]`).test(name)) return 'must not contain < > { } [ ] \\ | ^ or ~.';
  return /\p{L}/u.test(name) ? undefined : 'must contain letters.';
}

/** Addresses that a mail server accepts; published so that forms refuse the same ones before sending. */
const EMAIL_PATTERN =
  "^(?!\\.)(?!.*\\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$";
const EMAIL = new RegExp(EMAIL_PATTERN);

/** Maximum length of an address, including the domain (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** An ASCII e-mail address of at most 254 characters, converted to lower case. */
export function Email(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    maxLength: MAX_EMAIL_LENGTH,
    transform: (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    rule: (value) => (isEmail(value) ? undefined : 'must be a valid e-mail address.'),
    api: {
      type: 'string',
      format: 'email',
      maxLength: MAX_EMAIL_LENGTH,
      pattern: EMAIL_PATTERN,
      example: 'asha@example.org',
    },
  });
}

/** Whether a text is an e-mail address that a mail server accepts. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}

/** A text defined by a pattern, which is checked here and published for forms. */
interface Pattern {
  /** Regular expression for the whole text. */
  pattern: string;
  /** What the text must be: the rest of a sentence that starts with the field's label. */
  complaint: string;
  /** Length, when every valid text has the same. */
  length?: number;
  /** Left out for parameters: the API page would fill it in, and a first try would find nothing. */
  example?: string | undefined;
  /** Converts what was sent to the form that the pattern describes. */
  transform?: (text: string) => string;
}

/** Maximum length when the pattern does not set one. */
const MAX_PATTERN_LENGTH = 100;

/** A field for texts defined by a pattern. */
export function patternField(options: FieldOptions, of: Pattern): PropertyDecorator {
  const { pattern, complaint, length, example, transform = (text) => text } = of;
  const right = new RegExp(pattern);
  return field(options, {
    maxLength: length ?? MAX_PATTERN_LENGTH,
    transform: (value) => (typeof value === 'string' ? transform(value) : value),
    rule: (value) => (typeof value === 'string' && right.test(value) ? undefined : complaint),
    api: {
      type: 'string',
      pattern,
      ...(length === undefined ? {} : { minLength: length, maxLength: length }),
      ...(example === undefined ? {} : { example }),
    },
  });
}

/** Ten ASCII digits starting with 6 to 9. The browser removes +91 and spaces, and converts digits of other scripts. */
export function IndianMobile(options: FieldOptions = {}): PropertyDecorator {
  return patternField(options, {
    pattern: '^[6-9][0-9]{9}$',
    complaint: 'must be a 10-digit mobile number that begins with 6, 7, 8 or 9.',
    length: 10,
    example: '9876543210',
  });
}

/** An Indian postal code: six ASCII digits, the first not 0. */
export function PinCode(options: FieldOptions = {}): PropertyDecorator {
  return patternField(options, {
    pattern: '^[1-9][0-9]{5}$',
    complaint: 'must be 6 digits and not begin with 0.',
    length: 6,
    example: 'example' in options ? undefined : '844101',
  });
}

/**
 * A permanent account number: five capital letters, four digits, one capital letter. The browser converts to upper
 * case.
 */
export function Pan(options: FieldOptions = {}): PropertyDecorator {
  return patternField(options, {
    pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$',
    complaint: 'must be 5 capital letters, 4 digits and 1 capital letter, such as ABCDE1234F.',
    length: 10,
    example: 'ABCDE1234F',
  });
}

/** Maximum password length, which bounds the work of hashing. */
export const MAX_PASSWORD_LENGTH = 256;

export interface SecretOptions extends FieldOptions {
  /** Minimum length; only needed where no separate rule checks it. */
  min?: number;
  /** Maximum length; by default that of a password. */
  max?: number;
}

/** A password or token: taken exactly as typed. */
export function Secret(options: SecretOptions = {}): PropertyDecorator {
  const { min = 1, max = MAX_PASSWORD_LENGTH } = options;
  return field(options, {
    maxLength: max,
    verbatim: true,
    rule: (value) => {
      if (typeof value !== 'string' || !value.isWellFormed()) return 'must be text.';
      const length = textLength(value);
      if (length < min) return `must be at least ${min} characters long.`;
      return length > max ? `must be at most ${max} characters long.` : undefined;
    },
    api: { type: 'string', format: 'password', minLength: min, maxLength: max },
  });
}

/** The id of a record: 24 hexadecimal digits. As a list parameter it has no example. */
export function RecordId({
  isParameter = false,
  ...options
}: FieldOptions & { isParameter?: boolean } = {}): PropertyDecorator {
  return patternField(options, {
    pattern: '^[0-9a-f]{24}$',
    complaint: 'must be a record id.',
    length: 24,
    example: isParameter ? undefined : '65f1c0ffee65f1c0ffee65f1',
    transform: (text) => text.toLowerCase(),
  });
}

/** The rule of `PlainText`, also used for names. */
function textRule(max: number, min: number, multiline: boolean): FieldRule {
  return (value) => {
    if (typeof value !== 'string') return 'must be text.';
    const length = textLength(value);
    if (length > max) return `must be at most ${max} characters long.`;
    const forbidden = forbiddenCharacters(value, multiline);
    if (forbidden) return forbidden;
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(value)) return 'must contain something that can be read.';
    return length < min ? `must be at least ${min} characters long.` : undefined;
  };
}
