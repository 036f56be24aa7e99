import type { FieldError } from '../state/failure';

/**
 * Type of a field. It decides how the value is cleaned and validated. `file` fields hold a file; all others hold text,
 * a ticked checkbox the text `true`.
 */
export type FieldKind = 'text' | 'name' | 'email' | 'mobile' | 'pan' | 'pin' | 'choice' | 'checkbox' | 'file';

interface FieldSpec {
  kind: FieldKind;
  /** Never written to session storage, such as the PAN. */
  secret?: boolean;
  /**
   * Not part of the idempotency key: sent again with another value here, the form keeps its key and is not stored
   * twice.
   */
  excludedFromKey?: boolean;
}

/** A field's validation rule as published by the API (`fieldRules`), the only source of limits and options. */
export interface FieldRule {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  values?: readonly (string | number | boolean)[];
  fileTypes?: readonly string[];
  /** In bytes. */
  maxBytes?: number;
}

/** A validation error; its message is in the content modules. */
export type Problem =
  | { rule: 'required' | 'characters' | 'nameCharacters' | 'nameLetters' | 'email' }
  | {
      rule:
        | 'mobileStart'
        | 'landline'
        | 'digitsOnly'
        | 'pinStart'
        | 'fileType'
        | 'photoType'
        | 'fileEmpty'
        | 'fileContent'
        | 'fileChanged';
    }
  | { rule: 'panLetters' | 'panDigits' | 'panLast'; typed: string }
  | { rule: 'tooShort'; min: number }
  | { rule: 'tooLong'; over: number }
  | { rule: 'digits' | 'panLength'; typed: number; needed: number }
  | { rule: 'fileSize'; bytes: number }
  | { rule: 'fileLost'; name: string }
  | ({ rule: 'server' } & FieldError)
  /**
   * A rule of this form only. `message` is the key of its text in the form's messages; it is shown once the
   * `onceTouched` fields have been touched.
   */
  | { rule: 'own'; message: string; onceTouched?: readonly string[] };

export type Values<T extends string> = Readonly<Record<T, string>>;
export type Files<F extends string> = Readonly<Record<F, File | null>>;
export type Problems<N extends string> = Partial<Record<N, Problem>>;

/**
 * What a receipt shows and stores for a reload, besides reference, time and whether a mail follows. Nothing that
 * somebody typed belongs here.
 */
export interface ReceiptParts<T extends string> {
  /** Properties of the API's response, with their types. */
  readonly data?: Readonly<Record<string, 'string' | 'number' | 'date'>>;
  /** Choice fields of the form. */
  readonly choices?: readonly T[];
}

/** Declarative description of a form. `T` are the names of its text fields, `F` those of its files. */
export interface FormDescription<T extends string, F extends string> {
  /** Prefix of the controls' ids and name of the stored draft. */
  readonly id: string;
  /** URL for the POST. A form with a file is sent as multipart, any other as JSON. */
  readonly path: string;
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** All fields in page order, by their API names. */
  readonly fields: Readonly<Record<T | F, FieldSpec>>;
  /** Initial value of a field; empty by default. */
  readonly defaults?: Partial<Record<NoInfer<T>, string>>;
  /** Fields that are not shown for these values, and so are not validated. */
  readonly hiddenFields?: (values: Values<T>) => readonly NoInfer<T>[];
  /** Cross-field rules, given the cleaned values. A field's own error takes precedence. */
  readonly check?: (values: Values<T>) => Problems<NoInfer<T | F>>;
  /** Omits spam marks and consent version: for a form that stores nothing, whose endpoint does not accept them. */
  readonly noConsent?: boolean;
  /** What the stored receipt shows after a reload; without it no receipt is stored. */
  readonly receipt?: ReceiptParts<NoInfer<T>>;
  /** The draft survives a reload, but is not offered after leaving the page. */
  readonly noDraftOffer?: boolean;
  /** Builds the request body; by default all filled-in fields. A form with a file sends every value as text. */
  readonly body?: (values: Values<T>) => Readonly<Record<string, unknown>>;
}

/** A description with the derived lists and initial values. */
export interface CompiledForm<T extends string, F extends string> extends FormDescription<T, F> {
  readonly order: readonly (T | F)[];
  readonly texts: readonly T[];
  readonly files: readonly F[];
  readonly emptyValues: Values<T>;
  readonly emptyFiles: Files<F>;
}

type Specs = Readonly<Record<string, FieldSpec>>;
type FileName<S extends Specs> = {
  [N in keyof S]: S[N]['kind'] extends 'file' ? N : never;
}[keyof S] &
  string;
type TextName<S extends Specs> = Exclude<keyof S & string, FileName<S>>;

/** Compiles the description of a form. */
export function compileForm<const S extends Specs>(
  description: { fields: S } & Omit<FormDescription<TextName<S>, FileName<S>>, 'fields'>,
): CompiledForm<TextName<S>, FileName<S>> {
  const fields = description.fields as Readonly<Record<TextName<S> | FileName<S>, FieldSpec>>;
  const order = Object.keys(fields) as (TextName<S> | FileName<S>)[];
  const isFile = (name: string): name is FileName<S> => description.fields[name]?.kind === 'file';
  const files = order.filter((name) => isFile(name)) as FileName<S>[];
  const texts = order.filter((name) => !isFile(name)) as TextName<S>[];
  const empty = Object.fromEntries(texts.map((name) => [name, ''])) as Values<TextName<S>>;
  return {
    ...description,
    fields,
    order,
    texts,
    files,
    emptyValues: { ...empty, ...description.defaults },
    emptyFiles: Object.fromEntries(files.map((name) => [name, null])) as Files<FileName<S>>,
  };
}

/** Id of a field's control, which error summary and section list link to. */
export function controlId(form: { readonly id: string }, field: string): string {
  return `${form.id}-${field.replaceAll('_', '-')}`;
}
