import { DRAFT_ID, RECEIPT, SENT_EARLY } from 'frontend-shared/hydration/early-draft';
import { useWasPrerendered } from 'frontend-shared/hydration/use-hydrated';
import { splitLocale } from 'frontend-shared/i18n/locale';
import { useCallback, useEffect, useRef } from 'react';
import { controlId } from '../rules/form-description';
import { visibleProblems } from './form-problems';
import type { FormState } from './form-state';
import type { Form } from './form-store';

/**
 * State of a form on the screen that shows it. What was typed before its code was here the shell enters, as a visitor
 * would (`frontend-shell/src/boot/early-input/early-input.ts`). Brings a draft back on arrival and empties everything on leaving; a
 * change of language is no leaving. Call it once, in the component that shows both the form and its receipt.
 */
export function useForm<T extends string, F extends string, A>(
  form: Form<T, F, A>,
  alsoRequired: readonly NoInfer<T | F>[] = [],
): FormState<T, F, A> {
  const required = alsoRequired.join(' ');
  const prerendered = useWasPrerendered();
  useEffect(() => {
    const element = document.querySelector(`[${DRAFT_ID}="${form.plan.id}"]`);
    const sentEarly = element?.hasAttribute(SENT_EARLY) ?? false;
    form.open(required.split(' ').filter(Boolean), { prerendered, sentEarly });
    // The receipt is shown now, or the fields where it could not be read after all.
    element?.removeAttribute(RECEIPT);
  }, [form, required, prerendered]);
  useOnLeave(useCallback(() => form.leave(), [form]));
  useFocusFallback(form);
  return form.use();
}

/**
 * Gives the focus a place in the form when the control that had it is gone: after a receipt the first field, which is also
 * brought into sight, and after the offer of a draft; after an undo the submit button beside it.
 */
function useFocusFallback<T extends string, F extends string, A>(form: Form<T, F, A>): void {
  const { phase, offeredDraft, cleared } = form.use();
  const before = useRef({ phase, offeredDraft, cleared });
  useEffect(() => {
    const was = before.current;
    before.current = { phase, offeredDraft, cleared };
    if (document.activeElement !== document.body) return;
    const isFormBack = was.phase === 'sent' && phase === 'editing';
    const [first] = form.plan.order;
    if (first && (isFormBack || (was.offeredDraft && !offeredDraft))) {
      document.getElementById(controlId(form.plan, first))?.focus();
    } else if (was.cleared && !cleared) {
      document.querySelector<HTMLElement>(`[${DRAFT_ID}="${form.plan.id}"] [data-submits]`)?.focus();
    }
  }, [form, phase, offeredDraft, cleared]);
}

/** Calls `leave` when the person goes to another screen; a change of language is no leaving. */
export function useOnLeave(leave: () => void): void {
  useEffect(() => {
    const { path } = splitLocale(window.location.pathname);
    return () => {
      if (splitLocale(window.location.pathname).path !== path) leave();
    };
  }, [leave]);
}

/**
 * Where the focus goes: to the one wrong field after a refused submit (several have the summary, which takes it
 * itself), and to the submit button when the control that had it is switched off or gone.
 */
export function useFocusOrder<T extends string, F extends string, A>(form: Form<T, F, A>) {
  const { refusals, phase } = form.use();
  const submitButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const state = form.use.getState();
    if (refusals === 0 || state.summary) return;
    const problems = visibleProblems(form.plan, state);
    const first = form.plan.order.find((field) => problems[field]);
    if (!first) return;
    const id = controlId(form.plan, first);
    document.getElementById(id)?.focus();
    // A bar at the lower edge must not cover what is said there.
    document.getElementById(`${id}-error`)?.scrollIntoView({ block: 'nearest' });
  }, [form, refusals]);
  const wasSending = useRef(false);
  useEffect(() => {
    const sending = phase === 'sending';
    const lost = wasSending.current && document.activeElement === document.body;
    if (sending || lost) submitButton.current?.focus({ preventScroll: true });
    wasSending.current = sending;
  }, [phase]);
  return submitButton;
}
