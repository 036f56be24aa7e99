import type { Files, FormPlan, Values } from '../rules/form-description';
import type { Failure, FieldError } from './failure';
import type { Attempt } from './send-form';
import type { Draft } from './stored/draft';

/** A line above the buttons that says what just happened. */
export type FormStatus = { kind: 'restored' } | { kind: 'cleared' } | { kind: 'cancelled' };

interface Content<T extends string, F extends string> {
  values: Values<T>;
  files: Files<F>;
}

/** What the server accepted: its answer, and the values of the form. */
export interface Submitted<T extends string, A> {
  answer: A;
  values: Values<T>;
  /** Whether an e-mail address was given, so that a mail follows. */
  byMail?: boolean;
}

export interface FormState<T extends string, F extends string, A> extends Content<T, F> {
  /** Names of files that had been chosen before a reload, until another one is chosen. */
  lost: Readonly<Partial<Record<string, string>>>;
  /** What was typed before the page was left, until it is restored or given up. */
  offeredDraft: Draft<T> | null;
  /** Fields that were left or submitted: their problems are shown. */
  touched: Partial<Record<T | F, true>>;
  /** What the server says, until the field changes. */
  serverErrors: Partial<Record<T | F, FieldError>>;
  phase: 'editing' | 'sending' | 'sent';
  /** Bytes of the body that have left, of how many; zeros before it is known. */
  progress: { sent: number; total: number };
  failure: Failure<T | F> | null;
  submitted: Submitted<T, A> | null;
  status: FormStatus | null;
  /** Counts refused submits: each new one moves the focus to what is wrong. */
  refusals: number;
  /** Several fields were wrong at the last submit, so that the summary is shown above the form. */
  summary: boolean;
  /** What "Clear form" threw away, until something is typed. */
  cleared: (Content<T, F> & Pick<FormState<T, F, A>, 'lost' | 'attempt'>) | null;
  /** The try that later tries of the same content repeat. */
  attempt: Attempt | null;
  /** When the form was shown, in ms of `performance.now`, below 0 after a reload; null before. */
  shownAt: number | null;
  /** Fields that the site's configuration asks for although the API does not. */
  alsoRequired: readonly string[];
}

/** A form that nobody has touched. */
export function initialState<T extends string, F extends string, A>(
  plan: FormPlan<T, F>,
): FormState<T, F, A> {
  return {
    values: plan.emptyValues,
    files: plan.emptyFiles,
    lost: {},
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

/** The form after it was cleared or sent: nobody has touched it, on the same screen. */
export function resetState<T extends string, F extends string, A>(
  plan: FormPlan<T, F>,
  { alsoRequired, shownAt }: FormState<T, F, A>,
): FormState<T, F, A> {
  return { ...initialState<T, F, A>(plan), alsoRequired, shownAt };
}

/** What changes when a try to send the form failed. */
export function afterFailure<T extends string, F extends string, A>(
  plan: FormPlan<T, F>,
  { refusals, attempt }: FormState<T, F, A>,
  failure: Failure<T | F>,
): Partial<FormState<T, F, A>> {
  const refused = Object.keys(failure.fields).length;
  const hasExcludedField = plan.texts.some((name) => plan.fields[name].excludedFromKey);
  return {
    phase: 'editing',
    failure,
    serverErrors: failure.fields,
    refusals: refused > 0 ? refusals + 1 : refusals,
    summary: refused > 1,
    // The key belongs to content that is stored already: what is in the form now is different, unless only a field that
    // is excluded from the key can differ. Then neither a reload nor an undone "Clear form" stores it again.
    attempt: failure.kind === 'changed' && !hasExcludedField ? null : attempt,
  };
}
