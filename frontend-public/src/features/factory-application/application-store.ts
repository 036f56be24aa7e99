import type { Locale } from 'frontend-shared/locale';
import { create } from 'zustand';
import { clearDraft, loadDraft, saveDraft } from './application-draft';
import {
  type ApplicationValues,
  emptyValues,
  type FieldName,
  fieldOrder,
  type TextFieldName,
} from './application-fields';
import { cleanMobile, findProblems, type Problems } from './application-rules';
import {
  type Answer,
  type Attempt,
  attemptFor,
  type Failure,
  failureOf,
  type Receipt,
  sendApplication,
} from './send-application';

/** A line above the buttons that says what just happened. */
export type Notice =
  | { kind: 'restored'; fileName?: string | undefined }
  | { kind: 'cleared' }
  | { kind: 'cancelled' };

interface FormContent {
  values: ApplicationValues;
  file: File | null;
}

export interface ApplicationState extends FormContent {
  /** Fields that were left or submitted: their problems are shown. */
  left: Partial<Record<FieldName, true>>;
  /** Sentences of the server, until the field changes. */
  refused: Partial<Record<FieldName, string>>;
  phase: 'editing' | 'sending' | 'sent';
  /** Share of the body that has left, 0 to 1. */
  progress: number;
  failure: Failure | null;
  receipt: (Receipt & { email: string }) | null;
  notice: Notice | null;
  /** Counts refused submits: each new one moves the focus to what is wrong. */
  refusals: number;
  /** Several fields were wrong at the last submit, so that the summary stands above the form. */
  summary: boolean;
  /** What "Clear form" threw away, until something is typed. */
  cleared: (FormContent & { attempt: Attempt | null }) | null;
  /** The try that later tries of the same content repeat. */
  attempt: Attempt | null;
  /** When the form was shown, in ms of `performance.now`. */
  shownAt: number;
}

const initial: ApplicationState = {
  values: emptyValues,
  file: null,
  left: {},
  refused: {},
  phase: 'editing',
  progress: 0,
  failure: null,
  receipt: null,
  notice: null,
  refusals: 0,
  summary: false,
  cleared: null,
  attempt: null,
  shownAt: 0,
};

/** State of the form. It outlives the component, so that a change of language keeps what was typed and chosen. */
export const useApplication = create<ApplicationState>()(() => initial);

const { getState: get, setState: set } = useApplication;
let sending: AbortController | undefined;

/** Everything that is wrong now and may be said now: fields that were left, and what the server refused. */
export function visibleProblems(state: ApplicationState): Problems {
  const problems = findProblems(state.values, state.file);
  const visible: Problems = {};
  for (const field of fieldOrder) {
    const refused = state.refused[field];
    // That both ways of contact are missing is known only when both were left.
    const known = field === 'mobile' && problems.mobile?.rule === 'contactMissing' ? state.left.email : true;
    if (refused !== undefined) visible[field] = { rule: 'server', sentence: refused };
    else if (problems[field] && state.left[field] && known) visible[field] = problems[field];
  }
  return visible;
}

function keep(content: FormContent): void {
  saveDraft({
    values: content.values,
    fileName: content.file?.name,
    attempt: get().attempt ?? undefined,
  });
}

function without<T extends object>(record: T, key: keyof T): T {
  const rest = { ...record };
  delete rest[key];
  return rest;
}

/** What a person can do with the form. */
export const application = {
  /** The form is on screen: brings back what was typed before a reload. */
  open(): void {
    const state = get();
    if (state.shownAt === 0) set({ shownAt: performance.now() });
    if (state.values !== emptyValues || state.file || state.phase !== 'editing') return;
    const draft = loadDraft();
    if (!draft) return;
    const { values, fileName, attempt = null } = draft;
    set({ values, attempt, notice: { kind: 'restored', fileName } });
  },

  /** The person left the screen: nothing stays, and a try under way is stopped. */
  leave(): void {
    sending?.abort();
    clearDraft();
    set(initial, true);
  },

  type(field: TextFieldName, value: string): void {
    const state = get();
    const values = { ...state.values, [field]: value };
    set({ values, refused: without(state.refused, field), cleared: null, notice: null });
    keep({ values, file: state.file });
  },

  /** A field was left: from now on it says what is wrong with it. */
  leaveField(field: FieldName): void {
    const state = get();
    const values =
      field === 'mobile' ? { ...state.values, mobile: cleanMobile(state.values.mobile) } : state.values;
    set({ left: { ...state.left, [field]: true }, values });
  },

  /** Chooses or removes the file; a wrong one is told at once. */
  choose(file: File | null): void {
    const state = get();
    set({
      file,
      left: { ...state.left, supporting_document: true },
      refused: without(state.refused, 'supporting_document'),
      cleared: null,
      notice: null,
    });
    keep({ values: state.values, file });
  },

  /** Empties the form; `undoClear` brings it back until something is typed. */
  clear(): void {
    const { values, file, attempt } = get();
    clearDraft();
    set({
      ...initial,
      shownAt: performance.now(),
      cleared: { values, file, attempt },
      notice: { kind: 'cleared' },
    });
  },

  undoClear(): void {
    const { cleared } = get();
    if (!cleared) return;
    set({ ...cleared, cleared: null, notice: null });
    keep(cleared);
  },

  /** After a receipt: an empty form again. */
  startAnother(): void {
    set({ ...initial, shownAt: performance.now() });
  },

  cancel(): void {
    sending?.abort();
  },

  /** Files the application once, however often it is pressed. Answers what came of it, for the toast. */
  async submit(
    locale: Locale,
    website = '',
  ): Promise<'refused' | 'ignored' | 'cancelled' | 'failed' | Answer> {
    if (get().phase !== 'editing') return 'ignored';
    const { mobile } = get().values;
    set({ values: { ...get().values, mobile: cleanMobile(mobile) } });
    const state = get();
    const wrong = Object.keys(findProblems(state.values, state.file));
    if (wrong.length > 0) {
      set({
        left: everyField(),
        refusals: state.refusals + 1,
        summary: wrong.length > 1,
        failure: null,
        notice: null,
      });
      return 'refused';
    }
    const content = { values: state.values, file: state.file, website };
    const attempt = attemptFor(content, state.attempt, Math.round(performance.now() - state.shownAt));
    const controller = new AbortController();
    sending = controller;
    const quiet = { progress: 0, failure: null, notice: null, refused: {}, summary: false };
    set({ ...quiet, phase: 'sending', attempt });
    keep(content);
    try {
      const answer = await sendApplication(content, attempt, {
        locale,
        signal: controller.signal,
        onProgress: (progress) => set({ progress }),
      });
      clearDraft();
      set({ ...initial, phase: 'sent', receipt: { ...answer.data, email: state.values.email.trim() } });
      return answer;
    } catch (error) {
      if (controller.signal.aborted) {
        // Leaving the screen stops the try as well, and has already emptied everything.
        if (get().phase === 'sending') set({ phase: 'editing', notice: { kind: 'cancelled' } });
        return 'cancelled';
      }
      return failed(failureOf(error));
    }
  },
};

function everyField(): Partial<Record<FieldName, true>> {
  return Object.fromEntries(fieldOrder.map((field) => [field, true]));
}

function failed(failure: Failure): 'failed' {
  const state = get();
  const refused = Object.keys(failure.fields).length;
  set({
    phase: 'editing',
    failure,
    refused: failure.fields,
    refusals: refused > 0 ? state.refusals + 1 : state.refusals,
    summary: refused > 1,
    // The key belongs to a content that is filed already: what stands here now is another application.
    attempt: failure.kind === 'changed' ? null : state.attempt,
  });
  keep(state);
  return 'failed';
}
