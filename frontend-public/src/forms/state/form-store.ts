import type { Locale } from 'frontend-shared/i18n/locale';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { cleanForDisplay, displayValues } from '../rules/clean-value';
import { checkSignature, findUnreadable } from '../rules/file-content';
import type { CompiledForm } from '../rules/form-description';
import { cancelDeferred } from './defer-until-click';
import { type Failure, failureOf } from './failure';
import { allProblems } from './form-problems';
import { afterFailure, type FormState, initialState, resetState, type Submitted } from './form-state';
import { attemptFor, sendForm } from './send-form';
import { type Draft, type DraftStorage, draftStorage, withUncheckedBoxes } from './stored/draft';
import { draftOf, elapsedMs, restoredState } from './stored/form-draft';
import { isBackForward, isReloaded } from './stored/page-load';
import { type ReceiptStorage, receiptStorage } from './stored/receipt';

/** How a form came on screen. */
interface OpenOptions {
  /** Whether it was part of the prerendered page, where people can fill it in before hydration. */
  prerendered?: boolean;
  /**
   * Whether it was submitted before hydration: then values that the browser restored after Back are kept, since the
   * person saw and sent them.
   */
  sentEarly?: boolean;
  /** The router's key of the history entry; it changes with the steps of a form and with the language. */
  entry?: string;
}

/** Result of a submit, for the toast. */
export type Outcome<A> = 'refused' | 'ignored' | 'cancelled' | 'failed' | { answer: A };

/**
 * Creates a form from its compiled description. `A` is the API's response: `createForm<Answer>()(compileForm({ … }))`.
 */
export function createForm<A>() {
  return <T extends string, F extends string>(compiled: CompiledForm<T, F>) => new Form<T, F, A>(compiled);
}

/**
 * State and actions of a form. `T` are its text fields, `F` its files, `A` is the API's response. The state outlives
 * the component, so a change of language keeps what was typed and chosen.
 */
export class Form<T extends string, F extends string, A> {
  /** Hook that returns the state. */
  readonly use: UseBoundStore<StoreApi<FormState<T, F, A>>>;
  private readonly drafts: DraftStorage<T>;
  private readonly receipt: ReceiptStorage<T, A>;
  /** The router's key of the history entry that shows the form. */
  private entry: string | undefined;
  private sending: AbortController | undefined;

  constructor(readonly compiled: CompiledForm<T, F>) {
    this.use = create<FormState<T, F, A>>()(() => initialState(compiled));
    this.drafts = draftStorage(compiled);
    this.receipt = receiptStorage(compiled);
  }

  /**
   * Called when the form is on screen: restores the draft after a reload, and the receipt after a reload or a return by
   * Back or Forward. Called again when its history entry changes.
   */
  open(
    alsoRequired: readonly string[] = [],
    { prerendered = false, sentEarly = false, entry }: OpenOptions = {},
  ): void {
    this.set({ alsoRequired });
    this.entry = entry;
    // The receipt that is on screen belongs to the new history entry as well.
    if (this.state.submitted) this.receipt.save(this.state.submitted, entry);
    if (this.state.shownAt !== null) return;
    const shownAt = prerendered ? 0 : performance.now();
    this.set({ shownAt });
    // A draft is newer than the receipt and has not been sent.
    if (this.drafts.load()) this.receipt.clear();
    const receipt = this.receipt.load(entry);
    if (receipt) {
      this.restoreSubmission(receipt);
      return;
    }
    // After leaving the page, people start with an empty form and are offered their draft.
    const resent = sentEarly && isBackForward();
    if (!isReloaded() && !resent) this.drafts.moveToEarlier();
    const draft = this.drafts.load();
    this.set({ offeredDraft: this.drafts.earlier.load() });
    if (draft) this.restore(resent ? withUncheckedBoxes(draft, this.compiled) : draft);
    this.saveDraft();
  }

  /** Restores the draft of an earlier visit. */
  restoreEarlierDraft(): void {
    const { offeredDraft } = this.state;
    this.discardEarlierDraft();
    if (offeredDraft) this.restore(offeredDraft);
    this.saveDraft();
  }

  /** Discards the draft of an earlier visit. */
  discardEarlierDraft(): void {
    this.drafts.earlier.clear();
    this.set({ offeredDraft: null });
  }

  /**
   * Called when the person leaves the screen: resets the form, aborts a request and keeps the draft to be offered
   * later, and the receipt for a return to this history entry.
   */
  leave(): void {
    cancelDeferred();
    this.sending?.abort();
    this.drafts.moveToEarlier();
    this.use.setState(initialState(this.compiled), true);
  }

  type(field: T, value: string): void {
    const { values } = this.state;
    this.applyEdit(field, { values: { ...values, [field]: value } });
  }

  /** Sets or removes a file and validates it at once. */
  choose(field: F, file: File | null): void {
    const { files, touched, lostFiles } = this.state;
    const { [field]: _found, ...stillLost } = lostFiles;
    this.applyEdit(field, {
      files: { ...files, [field]: file },
      touched: { ...touched, [field]: true },
      lostFiles: stillLost,
    });
    if (file) void this.checkFileContent(file);
  }

  /** Called on blur: from now on the field shows its problems. */
  touch(field: T | F): void {
    const { values, touched } = this.state;
    const { kind } = this.compiled.fields[field];
    const shown =
      kind === 'file' ? values : { ...values, [field]: cleanForDisplay(kind, values[field as T]) };
    this.set({ touched: { ...touched, [field]: true }, values: shown });
  }

  /**
   * Empties the form; `undoClear` restores it until something is typed.
   * @param mayBeStored whether the last attempt may have been stored: the same content typed again is then a retry
   */
  clear(mayBeStored = false): void {
    const { values, files, lostFiles, attempt } = this.state;
    cancelDeferred();
    this.drafts.clear();
    this.drafts.earlier.clear();
    this.set({
      ...resetState(this.compiled, this.state),
      attempt: mayBeStored ? attempt : null,
      cleared: { values, files, lostFiles, attempt },
      status: { kind: 'cleared' },
    });
  }

  undoClear(): void {
    const { cleared } = this.state;
    if (!cleared) return;
    this.set({ ...cleared, cleared: null, status: { kind: 'clearUndone' } });
    this.saveDraft();
  }

  /** Starts with an empty form, after a receipt or instead of a pending request. */
  startAnother(): void {
    cancelDeferred();
    this.sending?.abort();
    this.receipt.clear();
    this.set({ ...resetState(this.compiled, this.state), shownAt: performance.now() });
  }

  /** Restores a submission that was accepted earlier. */
  restoreSubmission(submitted: Submitted<T, A>): void {
    this.set({ phase: 'sent', submitted });
  }

  cancel(): void {
    this.sending?.abort();
  }

  /** Whether the whole form is valid; shows no errors. */
  isValid(): boolean {
    return Object.keys(allProblems(this.compiled, this.state)).length === 0;
  }

  /**
   * Whether these fields are valid. If not, their errors are shown and the focus moves there, as after a rejected
   * submit.
   */
  validate(fields: readonly (T | F)[]): boolean {
    const { values, touched, lostFiles, refusals } = this.state;
    this.set({ values: displayValues(this.compiled, values) });
    const problems = allProblems(this.compiled, this.state);
    // A file that was lost in a reload is pointed out once, even if it is optional.
    const isMissed = (field: T | F) => lostFiles[field] !== undefined && !touched[field];
    const wrong = fields.filter((field) => problems[field] || isMissed(field));
    if (wrong.length === 0) return true;
    const allTouched = Object.fromEntries(fields.map((field) => [field, true]));
    this.set({
      touched: { ...touched, ...allTouched },
      refusals: refusals + 1,
      summary: wrong.length > 1,
      failure: null,
      status: null,
    });
    return false;
  }

  /** Sends the form once, however often the button is pressed. */
  async submit(locale: Locale, website = ''): Promise<Outcome<A>> {
    if (this.state.phase !== 'editing') return 'ignored';
    if (!this.validate(this.compiled.order)) return 'refused';
    const { values, files, attempt: previous } = this.state;
    const content = { values, files, website };
    const attempt = attemptFor(this.compiled, content, previous, elapsedMs(this.state));
    const controller = new AbortController();
    this.sending = controller;
    const cleared = {
      progress: { sent: 0, total: 0 },
      failure: null,
      status: null,
      serverErrors: {},
      summary: false,
    } satisfies Partial<FormState<T, F, A>>;
    this.set({ ...cleared, phase: 'sending', attempt });
    this.saveDraft();
    try {
      const answer = await sendForm<T, F, A>(this.compiled, content, attempt, {
        locale,
        signal: controller.signal,
        onProgress: (sent, total) => this.set({ progress: { sent, total } }),
      });
      this.drafts.clear();
      this.drafts.earlier.clear();
      const { email = '' } = values as Partial<Record<string, string>>;
      const submitted = { answer, values, byMail: email.trim() !== '' };
      this.receipt.save(submitted, this.entry);
      this.set({ ...resetState(this.compiled, this.state), phase: 'sent', submitted });
      return { answer };
    } catch (error) {
      const failure = failureOf(error, this.compiled.order);
      const chosen = this.compiled.files.flatMap((name) => files[name] ?? []);
      const unreadable = failure.kind === 'offline' && chosen.length > 0 && (await findUnreadable(chosen));
      if (controller.signal.aborted) return this.handleAbort();
      return unreadable ? this.handleUnreadableFile() : this.handleFailure(failure);
    }
  }

  private restore(draft: Draft<T>): void {
    this.set(restoredState(draft, this.compiled, this.state));
  }

  /** Checks the first bytes of a chosen file and re-validates the form on a mismatch. */
  private async checkFileContent(file: File): Promise<void> {
    if (await checkSignature(file)) this.set({ files: { ...this.state.files } });
  }

  private handleAbort(): 'cancelled' {
    // Leaving the screen aborts the request too, and has already reset the state.
    if (this.state.phase === 'sending') this.set({ phase: 'editing', status: { kind: 'cancelled' } });
    return 'cancelled';
  }

  /** A chosen file can no longer be read; its field shows the error. */
  private handleUnreadableFile(): 'refused' {
    this.set({ phase: 'editing' });
    this.validate(this.compiled.order);
    return 'refused';
  }

  private handleFailure(failure: Failure<T | F>): 'failed' {
    this.set(afterFailure(this.compiled, this.state, failure));
    this.saveDraft();
    return 'failed';
  }

  /** Applies an edit: the server's error at this field is dropped, as are status line and Undo. */
  private applyEdit(field: T | F, change: Partial<FormState<T, F, A>>): void {
    const serverErrors = { ...this.state.serverErrors };
    delete serverErrors[field];
    this.set({ ...change, serverErrors, cleared: null, status: null });
    this.saveDraft();
  }

  /** Stores the draft for a reload. */
  private saveDraft(): void {
    this.drafts.save(draftOf(this.compiled, this.state));
  }

  private get state(): FormState<T, F, A> {
    return this.use.getState();
  }

  private set(change: Partial<FormState<T, F, A>>): void {
    this.use.setState(change);
  }
}
