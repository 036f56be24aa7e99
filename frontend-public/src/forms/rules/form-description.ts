import type { FieldError } from '../state/failure';

/**
 * What a field takes. It decides how the field is cleaned and checked, and `file` also that it holds a file; every
 * other kind is text, a ticked box being the text `true`.
 */
export type FieldKind = 'text' | 'name' | 'email' | 'mobile' | 'pan' | 'pin' | 'choice' | 'tick' | 'file';

interface FieldSpec {
  kind: FieldKind;
  /** Never written into the tab's storage, such as the PAN. */
  secret?: boolean;
  /** Another value makes no other content: sent again with it, the form keeps its key, and is not filed twice. */
  excludedFromKey?: boolean;
}

/** What the API publishes about a field (`fieldRules`). There is no second list. */
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

/** What is wrong with a field; the messages for it are in the content modules. */
export type Problem =
  | { rule: 'required' | 'characters' | 'nameCharacters' | 'nameLetters' | 'email' }
  | {
      rule:
        | 'mobileStart'
        | 'digitsOnly'
        | 'pinStart'
        | 'fileType'
        | 'photoType'
        | 'fileEmpty'
        | 'fileContent'
        | 'fileChanged';
    }
  | { rule: 'panLetters' | 'panDigits' | 'panLast'; typed: string }
  | { rule: 'tooShort'; least: number }
  | { rule: 'tooLong'; over: number }
  | { rule: 'digits' | 'panLength'; typed: number; needed: number }
  | { rule: 'fileSize'; bytes: number }
  | { rule: 'fileLost'; name: string }
  | ({ rule: 'server' } & FieldError)
  /** A rule of this form alone: `message` names its sentence in the form's messages. */
  | { rule: 'own'; message: string; onceLeft?: readonly string[] };

export type Values<T extends string> = Readonly<Record<T, string>>;
export type Files<F extends string> = Readonly<Record<F, File | null>>;
export type Problems<N extends string> = Partial<Record<N, Problem>>;

/**
 * What a receipt shows besides the reference, the time and whether a mail follows. Nothing that somebody wrote belongs to
 * it: after a reload it does without.
 */
export interface ReceiptParts<T extends string> {
  /** Of the API's answer, with their types. */
  readonly data?: Readonly<Record<string, 'string' | 'number' | 'date'>>;
  /** Fields that hold a choice. */
  readonly choices?: readonly T[];
}

/** A form as data. `T` are the names of its text fields, `F` those of its files. */
export interface FormDescription<T extends string, F extends string> {
  /** Begins the ids of the controls and names the draft. */
  readonly id: string;
  /** Where it is sent, by POST. A form with a file goes as multipart, any other as JSON. */
  readonly path: string;
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** Every field in the order of the page, by the name that the API gives it. */
  readonly fields: Readonly<Record<T | F, FieldSpec>>;
  /** Initial value of a field; empty by default. */
  readonly defaults?: Partial<Record<NoInfer<T>, string>>;
  /** Fields that these values do not ask for: they are not on the page, so their values are not checked. */
  readonly unasked?: (values: Values<T>) => readonly NoInfer<T>[];
  /** Rules across fields, over the cleaned values: they count where the field has no problem of its own. */
  readonly check?: (values: Values<T>) => Problems<NoInfer<T | F>>;
  /** Sent without spam marks and consent: for a form that files nothing, to which the API knows no such properties. */
  readonly noConsent?: boolean;
  /** What its receipt shows, which the tab keeps for a reload. Without it none is kept. */
  readonly receipt?: ReceiptParts<NoInfer<T>>;
  /** What was typed is kept for a reload, but not offered to somebody who left the page. */
  readonly noDraftOffer?: boolean;
  /** What is sent instead of the filled-in fields; a form with a file sends every value as text. */
  readonly body?: (values: Values<T>) => Readonly<Record<string, unknown>>;
}

/** What a form is built of, derived from its description once. */
export interface FormPlan<T extends string, F extends string> extends FormDescription<T, F> {
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

/** Reads a description; which fields are text and which are files follows from their kinds. */
export function describeForm<const S extends Specs>(
  description: { fields: S } & Omit<FormDescription<TextName<S>, FileName<S>>, 'fields'>,
): FormPlan<TextName<S>, FileName<S>> {
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

/** Id of a field's control in the page; summary and part list lead to it. */
export function controlId(form: { readonly id: string }, field: string): string {
  return `${form.id}-${field.replaceAll('_', '-')}`;
}
