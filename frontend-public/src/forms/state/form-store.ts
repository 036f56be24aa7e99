import type { Locale } from 'frontend-shared/i18n/locale';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { shownClean, shownValues } from '../rules/clean-value';
import { checkSignature, findUnreadable } from '../rules/file-content';
import type { FormPlan } from '../rules/form-description';
import { forgetPress } from './defer-until-click';
import { type Failure, failureOf } from './failure';
import { allProblems } from './form-problems';
import { afterFailure, type FormState, initialState, resetState, type Submitted } from './form-state';
import { attemptFor, sendForm } from './send-form';
import { type Draft, type DraftStorage, draftStorage } from './stored/draft';
import { draftOf, elapsedMs, restoredState, withoutTicks } from './stored/form-draft';
import { isReloaded, isReturnedTo } from './stored/page-load';
import { receiptStorage } from './stored/receipt';
import type { SessionItem } from './stored/session-item';

/** What came of pressing the button, for the toast. */
export type Outcome<A> = 'refused' | 'ignored' | 'cancelled' | 'failed' | { answer: A };

/** Makes a form from its plan; `A` is what the API answers: `createForm<Answer>()(describeForm({ … }))`. */
export function createForm<A>() {
  return <T extends string, F extends string>(plan: FormPlan<T, F>) => new Form<T, F, A>(plan);
}

/**
 * A form and what a person can do with it. `T` are its text fields, `F` its files, `A` is the answer of the API. Its
 * state outlives the component, so that a change of language keeps what was typed and chosen.
 */
export class Form<T extends string, F extends string, A> {
  /** Hook that reads the state. */
  readonly use: UseBoundStore<StoreApi<FormState<T, F, A>>>;
  private readonly drafts: DraftStorage<T>;
  private readonly receipt: SessionItem<Submitted<T, A>>;
  private sending: AbortController | undefined;

  constructor(readonly plan: FormPlan<T, F>) {
    this.use = create<FormState<T, F, A>>()(() => initialState(plan));
    this.drafts = draftStorage(plan);
    this.receipt = receiptStorage(plan);
  }

  /**
   * The form is on screen: brings back what was typed before a reload, or the receipt of what was sent.
   *
   * @param prerendered it was part of the page as the server sent it, where people fill it in before its code is here
   * @param sentEarly somebody sent it before its code was here: what the browser had put back after Back, they have seen
   *   and sent, and empty now, the form would refuse it
   */
  open(alsoRequired: readonly string[] = [], { prerendered = false, sentEarly = false } = {}): void {
    this.set({ alsoRequired });
    if (this.state.shownAt !== null) return;
    const shownAt = prerendered ? 0 : performance.now();
    this.set({ shownAt });
    // Nor does a receipt stand in front of what was typed since: that has not been sent.
    if (!isReloaded() || this.drafts.load()) this.receipt.clear();
    const receipt = this.receipt.load();
    if (receipt) {
      this.restoreSubmission(receipt);
      return;
    }
    // Whoever left the page and comes back, begins anew, and is offered what was typed.
    const resent = sentEarly && isReturnedTo();
    if (!isReloaded() && !resent) this.drafts.setAside();
    const draft = this.drafts.load();
    this.set({ offeredDraft: this.drafts.earlier.load() });
    if (draft) this.restore(resent ? withoutTicks(draft, this.plan) : draft);
    this.keep();
  }

  /** Takes up what was typed before the page was left. */
  restoreEarlierDraft(): void {
    const { offeredDraft } = this.state;
    this.discardEarlierDraft();
    if (offeredDraft) this.restore(offeredDraft);
    this.keep();
  }

  /** What was typed before the page was left is not wanted any more. */
  discardEarlierDraft(): void {
    this.drafts.earlier.clear();
    this.set({ offeredDraft: null });
  }

  /** The person left the screen: the form is empty again, a try under way is stopped, and what was typed is put aside. */
  leave(): void {
    forgetPress();
    this.sending?.abort();
    this.receipt.clear();
    this.drafts.setAside();
    this.use.setState(initialState(this.plan), true);
  }

  type(field: T, value: string): void {
    const { values } = this.state;
    this.change(field, { values: { ...values, [field]: value } });
  }

  /** Chooses or removes a file; a wrong one is told at once. */
  choose(field: F, file: File | null): void {
    const { files, touched, lost } = this.state;
    const { [field]: _found, ...stillLost } = lost;
    this.change(field, {
      files: { ...files, [field]: file },
      touched: { ...touched, [field]: true },
      lost: stillLost,
    });
    if (file) void this.checkFileContent(file);
  }

  /** A field was left: from now on it says what is wrong with it. */
  touch(field: T | F): void {
    const { values, touched } = this.state;
    const { kind } = this.plan.fields[field];
    const shown = kind === 'file' ? values : { ...values, [field]: shownClean(kind, values[field as T]) };
    this.set({ touched: { ...touched, [field]: true }, values: shown });
  }

  /** Empties the form; `undoClear` brings it back until something is typed. */
  clear(): void {
    const { values, files, lost, attempt } = this.state;
    forgetPress();
    this.drafts.clear();
    this.drafts.earlier.clear();
    this.set({
      ...resetState(this.plan, this.state),
      cleared: { values, files, lost, attempt },
      status: { kind: 'cleared' },
    });
  }

  undoClear(): void {
    const { cleared } = this.state;
    if (!cleared) return;
    this.set({ ...cleared, cleared: null, status: null });
    this.keep();
  }

  /** An empty form again, after a receipt or in place of a try that is still under way. */
  startAnother(): void {
    forgetPress();
    this.sending?.abort();
    this.receipt.clear();
    this.set({ ...resetState(this.plan, this.state), shownAt: performance.now() });
  }

  /** Puts back what was accepted before a reload. */
  restoreSubmission(submitted: Submitted<T, A>): void {
    this.set({ phase: 'sent', submitted });
  }

  cancel(): void {
    this.sending?.abort();
  }

  /** Whether the whole form is right, without saying what is not. */
  isRight(): boolean {
    return Object.keys(allProblems(this.plan, this.state)).length === 0;
  }

  /** Whether these fields are right. When not, they say so and the focus goes there, as after a refused submit. */
  review(fields: readonly (T | F)[]): boolean {
    const { values, touched, lost, refusals } = this.state;
    this.set({ values: shownValues(this.plan, values) });
    const problems = allProblems(this.plan, this.state);
    // What was chosen before a reload is not left out unseen, even where the form can do without it.
    const isMissed = (field: T | F) => lost[field] !== undefined && !touched[field];
    const wrong = fields.filter((field) => problems[field] || isMissed(field));
    if (wrong.length === 0) return true;
    const reviewed = Object.fromEntries(fields.map((field) => [field, true]));
    this.set({
      touched: { ...touched, ...reviewed },
      refusals: refusals + 1,
      summary: wrong.length > 1,
      failure: null,
      status: null,
    });
    return false;
  }

  /** Files the form once, however often it is pressed. */
  async submit(locale: Locale, website = ''): Promise<Outcome<A>> {
    if (this.state.phase !== 'editing') return 'ignored';
    if (!this.review(this.plan.order)) return 'refused';
    const { values, files, attempt: previous } = this.state;
    const content = { values, files, website };
    const attempt = attemptFor(this.plan, content, previous, elapsedMs(this.state));
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
    this.keep();
    try {
      const answer = await sendForm<T, F, A>(this.plan, content, attempt, {
        locale,
        signal: controller.signal,
        onProgress: (sent, total) => this.set({ progress: { sent, total } }),
      });
      this.drafts.clear();
      this.drafts.earlier.clear();
      const { email = '' } = values as Partial<Record<string, string>>;
      const submitted = { answer, values, byMail: email.trim() !== '' };
      this.receipt.save(submitted);
      this.set({ ...resetState(this.plan, this.state), phase: 'sent', submitted });
      return { answer };
    } catch (error) {
      const failure = failureOf(error, this.plan.order);
      const chosen = this.plan.files.flatMap((name) => files[name] ?? []);
      const unreadable = failure.kind === 'offline' && chosen.length > 0 && (await findUnreadable(chosen));
      if (controller.signal.aborted) return this.stopped();
      return unreadable ? this.refused() : this.failed(failure);
    }
  }

  private restore(draft: Draft<T>): void {
    this.set(restoredState(draft, this.plan, this.state));
  }

  /** Looks at the first bytes of a chosen file, and has the form say what they do not fit. */
  private async checkFileContent(file: File): Promise<void> {
    if (await checkSignature(file)) this.set({ files: { ...this.state.files } });
  }

  private stopped(): 'cancelled' {
    // Leaving the screen stops the try as well, and has already emptied everything.
    if (this.state.phase === 'sending') this.set({ phase: 'editing', status: { kind: 'cancelled' } });
    return 'cancelled';
  }

  /** A chosen file has turned out to be unreadable: its field says so. */
  private refused(): 'refused' {
    this.set({ phase: 'editing' });
    this.review(this.plan.order);
    return 'refused';
  }

  private failed(failure: Failure<T | F>): 'failed' {
    this.set(afterFailure(this.plan, this.state, failure));
    this.keep();
    return 'failed';
  }

  /** What a person changes: the sentence of the server at this field is answered, and what happened before is past. */
  private change(field: T | F, change: Partial<FormState<T, F, A>>): void {
    const serverErrors = { ...this.state.serverErrors };
    delete serverErrors[field];
    this.set({ ...change, serverErrors, cleared: null, status: null });
    this.keep();
  }

  /** Keeps what stands here for a reload. */
  private keep(): void {
    this.drafts.save(draftOf(this.plan, this.state));
  }

  private get state(): FormState<T, F, A> {
    return this.use.getState();
  }

  private set(change: Partial<FormState<T, F, A>>): void {
    this.use.setState(change);
  }
}
