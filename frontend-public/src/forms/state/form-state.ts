import type { CompiledForm, Files, Values } from '../rules/form-description';
import type { Failure, FieldError } from './failure';
import type { Attempt } from './send-form';
import type { Draft } from './stored/draft';

/** The status line above the buttons. */
export type FormStatus =
  | { kind: 'restored' }
  | { kind: 'cleared' }
  | { kind: 'clearUndone' }
  | { kind: 'cancelled' };

interface Content<T extends string, F extends string> {
  values: Values<T>;
  files: Files<F>;
}

/** An accepted submission: the server's response and the values of the form. */
export interface Submitted<T extends string, A> {
  answer: A;
  values: Values<T>;
  /** Whether an e-mail address was given, so that a confirmation mail follows. */
  byMail?: boolean;
}

export interface FormState<T extends string, F extends string, A> extends Content<T, F> {
  /** Names of files that were chosen before a reload and must be chosen again, by field. */
  lostFiles: Readonly<Partial<Record<string, string>>>;
  /** Draft of an earlier visit, until it is restored or discarded. */
  offeredDraft: Draft<T> | null;
  /** Fields that were blurred or submitted; only their problems are shown. */
  touched: Partial<Record<T | F, true>>;
  /** The server's errors, until the field changes. */
  serverErrors: Partial<Record<T | F, FieldError>>;
  phase: 'editing' | 'sending' | 'sent';
  /** Uploaded and total bytes of the request body; zeros until known. */
  progress: { sent: number; total: number };
  failure: Failure<T | F> | null;
  submitted: Submitted<T, A> | null;
  status: FormStatus | null;
  /** Number of rejected submits; each one moves the focus to the first problem or the summary. */
  refusals: number;
  /** Whether the error summary is shown: several fields were invalid at the last submit. */
  summary: boolean;
  /** Content that "Clear form" removed, for Undo; until something is typed. */
  cleared: (Content<T, F> & Pick<FormState<T, F, A>, 'lostFiles' | 'attempt'>) | null;
  /** The attempt to store the current content; retries reuse its idempotency key. */
  attempt: Attempt | null;
  /** When the form was first shown, in ms of `performance.now`; negative after a reload, null before. */
  shownAt: number | null;
  /** Fields that the site configuration makes mandatory although the API does not. */
  alsoRequired: readonly string[];
}

/** State of an untouched form. */
export function initialState<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
): FormState<T, F, A> {
  return {
    values: compiled.emptyValues,
    files: compiled.emptyFiles,
    lostFiles: {},
    offeredDraft: null,
    touched: {},
    serverErrors: {},
    phase: 'editing',
    progress: { sent: 0, total: 0 },
    failure: null,
    submitted: null,
    status: null,
    refusals: 0,
    summary: false,
    cleared: null,
    attempt: null,
    shownAt: null,
    alsoRequired: [],
  };
}

/** State of the form after it was cleared or sent; still on the same screen. */
export function resetState<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  { alsoRequired, shownAt }: FormState<T, F, A>,
): FormState<T, F, A> {
  return { ...initialState<T, F, A>(compiled), alsoRequired, shownAt };
}

/** The changes after a failed attempt. */
export function afterFailure<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  { refusals, attempt }: FormState<T, F, A>,
  failure: Failure<T | F>,
): Partial<FormState<T, F, A>> {
  const refused = Object.keys(failure.fields).length;
  const hasExcludedField = compiled.texts.some((name) => compiled.fields[name].excludedFromKey);
  return {
    phase: 'editing',
    failure,
    serverErrors: failure.fields,
    refusals: refused > 0 ? refusals + 1 : refusals,
    summary: refused > 1,
    // The key belongs to different content that is already stored, so it is dropped. Not so if a field is excluded from
    // the key: then only that field can differ, and the key keeps a reload or an undone "Clear form" from storing it
    // again.
    attempt: failure.kind === 'changed' && !hasExcludedField ? null : attempt,
  };
}
