import { type FieldOptions, field } from './field.js';

export interface OneOfOptions extends FieldOptions {
  /** Also accepts another letter case ("Approved") and converts it to the listed spelling. */
  anyCase?: boolean;
  /** Name of the value list in the API document, for generated clients. */
  enumName?: string;
  /** Values that people may try but that are not accepted, each with its message. */
  refused?: Readonly<Record<string, string>>;
}

/** Length of a number: its sign and as many digits as can be exact. */
const MAX_NUMBER_LENGTH = 16;

/** One of a list of texts. */
export function OneOf(values: readonly string[], options: OneOfOptions = {}): PropertyDecorator {
  return field(options, {
    maxLength: longestOf([...values, ...Object.keys(options.refused ?? {})]),
    transform: (value) => (options.anyCase ? listedSpelling(values, value) : value),
    rule: (value) => {
      if (values.includes(value as string)) return undefined;
      const message = Object.entries(options.refused ?? {}).find(([refused]) => refused === value)?.[1];
      return message === undefined ? `must be one of: ${values.join(', ')}.` : { message };
    },
    api: {
      type: 'string',
      enum: [...values],
      ...(options.enumName ? { enumName: options.enumName } : {}),
    },
  });
}

/** Length of the longest value. */
function longestOf(values: readonly string[]): number {
  return Math.max(...values.map((value) => value.length));
}

function listedSpelling(values: readonly string[], value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return values.find((listed) => listed.toLowerCase() === value.toLowerCase()) ?? value;
}

export interface OneOfNumbersOptions extends FieldOptions {
  enumName?: string;
}

/** One of a list of whole numbers. Multipart forms send numbers as text, which is accepted. */
export function OneOfNumbers(
  values: readonly number[],
  options: OneOfNumbersOptions = {},
): PropertyDecorator {
  return field(options, {
    maxLength: MAX_NUMBER_LENGTH,
    transform: toWholeNumber,
    rule: (value) => (values.includes(value as number) ? undefined : `must be one of: ${values.join(', ')}.`),
    api: {
      type: 'integer',
      enum: [...values],
      ...(options.enumName ? { enumName: options.enumName } : {}),
    },
  });
}

function toWholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?[0-9]{1,15}$/.test(value) ? Number(value) : value;
}

export interface ManyOfOptions extends FieldOptions {
  /** Minimum number of values. Default 0. */
  min?: number;
  enumName?: string;
}

/** A list of the given texts, without duplicates. */
export function ManyOf(values: readonly string[], options: ManyOfOptions = {}): PropertyDecorator {
  const { min = 0 } = options;
  return field(options, {
    maxLength: longestOf(values),
    rule: (value) => {
      if (!Array.isArray(value)) return 'must be a list.';
      if (value.length < min) return `must hold at least ${min}.`;
      if (value.some((one) => !values.includes(one as string))) return `may hold only: ${values.join(', ')}.`;
      return new Set(value).size === value.length ? undefined : 'must not hold a value twice.';
    },
    api: {
      type: 'string',
      isArray: true,
      ...(min > 0 ? { minItems: min } : {}),
      enum: [...values],
      ...(options.enumName ? { enumName: options.enumName } : {}),
    },
  });
}

export interface WholeNumberOptions extends FieldOptions {
  min: number;
  max: number;
  /** Message for a value above `max`. Default: the same as for any other wrong number. */
  tooMany?: string;
}

/** A whole number in a range. Multipart forms and query strings send numbers as text, which is accepted. */
export function WholeNumber(options: WholeNumberOptions): PropertyDecorator {
  const { min, max, tooMany } = options;
  return field(options, {
    maxLength: MAX_NUMBER_LENGTH,
    transform: toWholeNumber,
    rule: (value) => {
      const whole = Number.isSafeInteger(value);
      if (whole && Number(value) >= min && Number(value) <= max) return undefined;
      if (whole && Number(value) > max && tooMany !== undefined) return { message: tooMany };
      return `must be a whole number from ${min} to ${max}.`;
    },
    api: { type: 'integer', minimum: min, maximum: max },
  });
}

/** Yes or no. Multipart forms and query strings send `true` and `false` as text, which is accepted. */
export function YesNo(options: FieldOptions = {}): PropertyDecorator {
  return field(options, {
    maxLength: 'false'.length,
    transform: (value) => (value === 'true' ? true : value === 'false' ? false : value),
    rule: (value) => (typeof value === 'boolean' ? undefined : 'must be true or false.'),
    api: { type: 'boolean' },
  });
}

/** A consent that must be given: only yes is accepted. `sentence` is the message otherwise. */
export function Agreed(
  message: string,
  options: Omit<FieldOptions, 'optional' | 'missing'> = {},
): PropertyDecorator {
  return field(
    { ...options, missing: message },
    {
      maxLength: 'true'.length,
      transform: (value) => (value === 'true' ? true : value),
      rule: (value) => (value === true ? undefined : { message }),
      api: { type: 'boolean', enum: [true] },
    },
  );
}

/** Accepted from older clients and discarded, whatever it holds. */
export function Ignored(example: string): PropertyDecorator {
  return field(
    { optional: true, description: 'Accepted from older clients and ignored.', example },
    {
      verbatim: true,
      transform: () => undefined,
      rule: () => undefined,
      api: { type: 'string', deprecated: true },
    },
  );
}
