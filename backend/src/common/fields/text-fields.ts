import { type FieldOptions, type FieldRule, field } from './field.js';
import { forbiddenCharacters, textLength } from './text.js';

export interface TextOptions extends FieldOptions {
  /** Most characters, as a person counts them. */
  max: number;
  /** Fewest characters. Default 1. */
  min?: number;
  /** Line feeds and tabs are allowed. */
  multiline?: boolean;
}

/** Text of limited length without control characters or direction overrides; trimmed, NFC. */
export function PlainText(options: TextOptions): PropertyDecorator {
  const { max, min = 1, multiline = false } = options;
  return field(options, {
    rule: textRule(max, min, multiline),
    api: { type: 'string', minLength: min, maxLength: max },
  });
}

/** What a person is called: up to 100 characters in any script, at least one of them a letter, none of `<>{}`. */
export function PersonName(options: FieldOptions = {}): PropertyDecorator {
  const plain = textRule(100, 2, false);
  return field(options, {
    rule: (value) => plain(value) ?? nameProblem(String(value)),
    api: { type: 'string', minLength: 2, maxLength: 100, pattern: '^[^<>{}\\[\\]\\\\|^~]*$' },
  });
}

function nameProblem(name: string): string | undefined {
  if (/[<>{}[\]\\|^~]/u.test(name)) return 'must not contain < > { } [ ] \\ | ^ or ~.';
  return /\p{L}/u.test(name) ? undefined : 'must contain letters.';
}

/** Addresses that a mail server takes, published so that forms refuse the same ones before anything is sent. */
const EMAIL_PATTERN =
  "^(?!\\.)(?!.*\\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$";
const EMAIL = new RegExp(EMAIL_PATTERN);

/** An e-mail address in ASCII, at most 254 characters, kept in lower case. */
export function Email(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    transform: (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    rule: (value) => (isEmail(value) ? undefined : 'must be a valid e-mail address.'),
    api: {
      type: 'string',
      format: 'email',
      maxLength: 254,
      pattern: EMAIL_PATTERN,
      example: 'asha@example.org',
    },
  });
}

/** Whether a text is an e-mail address that a mail server would take. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 254 && EMAIL.test(value);
}

/** Ten ASCII digits beginning 6 to 9. The browser strips +91, spaces and Devanagari digits beforehand. */
export function IndianMobile(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    rule: (value) =>
      typeof value === 'string' && /^[6-9][0-9]{9}$/.test(value)
        ? undefined
        : 'must be a 10-digit mobile number that begins with 6, 7, 8 or 9.',
    api: { type: 'string', pattern: '^[6-9][0-9]{9}$', minLength: 10, maxLength: 10, example: '9876543210' },
  });
}

/** An Indian postal code: six ASCII digits, the first not 0. */
export function PinCode(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    rule: (value) =>
      typeof value === 'string' && /^[1-9][0-9]{5}$/.test(value)
        ? undefined
        : 'must be 6 digits and not begin with 0.',
    api: { type: 'string', pattern: '^[1-9][0-9]{5}$', minLength: 6, maxLength: 6, example: '844101' },
  });
}

/** A permanent account number: five capital letters, four digits, one capital letter. The browser sets the capitals. */
export function Pan(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    rule: (value) =>
      typeof value === 'string' && /^[A-Z]{5}[0-9]{4}[A-Z]$/.test(value)
        ? undefined
        : 'must be 5 capital letters, 4 digits and 1 capital letter, such as ABCDE1234F.',
    api: {
      type: 'string',
      pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$',
      minLength: 10,
      maxLength: 10,
      example: 'ABCDE1234F',
    },
  });
}

export interface SecretOptions extends FieldOptions {
  /** Fewest characters; checked here only where a rule of its own does not do it. */
  min?: number;
  /** Most characters. Default 256, which bounds the work of hashing. */
  max?: number;
}

/** A password or token: taken exactly as typed, neither trimmed nor changed. */
export function Secret(options: SecretOptions = {}): PropertyDecorator {
  const { min = 1, max = 256 } = options;
  return field(options, {
    verbatim: true,
    rule: (value) => {
      if (typeof value !== 'string' || !value.isWellFormed()) return 'must be text.';
      if (textLength(value) < min) return `must be at least ${min} characters long.`;
      return textLength(value) > max ? `must be at most ${max} characters long.` : undefined;
    },
    api: { type: 'string', format: 'password', minLength: min, maxLength: max },
  });
}

/** A record's identifier: 24 hexadecimal digits. */
export function RecordId(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    transform: (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    rule: (value) =>
      typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? undefined : 'must be a record id.',
    api: { type: 'string', pattern: '^[0-9a-f]{24}$', example: '65f1c0ffee65f1c0ffee65f1' },
  });
}

/** The rule of `PlainText`, for composed decorators that add something to it. */
export function textRule(max: number, min: number, multiline: boolean): FieldRule {
  return (value) => {
    if (typeof value !== 'string') return 'must be text.';
    const forbidden = forbiddenCharacters(value, multiline);
    if (forbidden) return forbidden;
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(value)) return 'must contain something that can be read.';
    const length = textLength(value);
    if (length < min) return `must be at least ${min} characters long.`;
    return length > max ? `must be at most ${max} characters long.` : undefined;
  };
}
