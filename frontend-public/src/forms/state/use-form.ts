import { DRAFT_ID, RECEIPT, SENT_EARLY } from 'frontend-shared/hydration/early-draft';
import { useWasPrerendered } from 'frontend-shared/hydration/use-hydrated';
import { splitLocale } from 'frontend-shared/i18n/locale';
import { useLocation } from 'frontend-shared/routing/router';
import { useCallback, useEffect, useRef } from 'react';
import { controlId } from '../rules/form-description';
import { visibleProblems } from './form-problems';
import type { FormState } from './form-state';
import type { Form } from './form-store';

/**
 * State of a form on its screen. Restores the draft or the receipt on mount and resets the form when the person leaves
 * the screen, but not on a change of language. What was typed before hydration is entered by the shell
 * (`frontend-shell/src/boot/early-input/early-input.ts`). Call it once, in the component that shows both form and
 * receipt.
 */
export function useForm<T extends string, F extends string, A>(
  form: Form<T, F, A>,
  alsoRequired: readonly NoInfer<T | F>[] = [],
): FormState<T, F, A> {
  const required = alsoRequired.join(' ');
  const prerendered = useWasPrerendered();
  const { key } = useLocation();
  useEffect(() => {
    const element = document.querySelector(`[${DRAFT_ID}="${form.compiled.id}"]`);
    const sentEarly = element?.hasAttribute(SENT_EARLY) ?? false;
    form.open(required.split(' ').filter(Boolean), { prerendered, sentEarly, entry: key });
    // The receipt is rendered now, or the fields if it could not be restored.
    element?.removeAttribute(RECEIPT);
  }, [form, required, prerendered, key]);
  useOnLeave(useCallback(() => form.leave(), [form]));
  useFocusFallback(form);
  return form.use();
}

/**
 * Moves the focus when the focused control disappears: to the first field after a receipt or a draft offer, to the
 * submit button after Undo.
 */
function useFocusFallback<T extends string, F extends string, A>(form: Form<T, F, A>): void {
  const { phase, offeredDraft, cleared } = form.use();
  const before = useRef({ phase, offeredDraft, cleared });
  useEffect(() => {
    const was = before.current;
    before.current = { phase, offeredDraft, cleared };
    if (document.activeElement !== document.body) return;
    const isFormBack = was.phase === 'sent' && phase === 'editing';
    const [first] = form.compiled.order;
    if (first && (isFormBack || (was.offeredDraft && !offeredDraft))) {
      document.getElementById(controlId(form.compiled, first))?.focus();
    } else if (was.cleared && !cleared) {
      document.querySelector<HTMLElement>(`[${DRAFT_ID}="${form.compiled.id}"] [data-submits]`)?.focus();
    }
  }, [form, phase, offeredDraft, cleared]);
}

/** Calls `leave` when the person goes to another page; a change of language does not count. */
export function useOnLeave(leave: () => void): void {
  useEffect(() => {
    const { path } = splitLocale(window.location.pathname);
    return () => {
      if (splitLocale(window.location.pathname).path !== path) leave();
    };
  }, [leave]);
}

/**
 * Manages the focus around a submit: moves it to the only invalid field after a rejected submit (with several, the
 * summary takes it), and to the submit button when the focused control is disabled or removed. After a failed request
 * the button stays in view.
 */
export function useSubmitFocus<T extends string, F extends string, A>(form: Form<T, F, A>) {
  const { refusals, phase } = form.use();
  const submitButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const state = form.use.getState();
    if (refusals === 0 || state.summary) return;
    const problems = visibleProblems(form.compiled, state);
    const first = form.compiled.order.find((field) => problems[field]);
    if (!first) return;
    const id = controlId(form.compiled, first);
    document.getElementById(id)?.focus();
    // A sticky footer bar must not cover the error message.
    document.getElementById(`${id}-error`)?.scrollIntoView({ block: 'nearest' });
  }, [form, refusals]);
  const wasSending = useRef(false);
  useEffect(() => {
    const sending = phase === 'sending';
    const hasEnded = wasSending.current && !sending;
    const focusLost = hasEnded && document.activeElement === document.body;
    if (sending || focusLost) submitButton.current?.focus({ preventScroll: true });
    wasSending.current = sending;
    const { failure } = form.use.getState();
    const isFieldWrong = Object.keys(failure?.fields ?? {}).length > 0;
    // The failure banner appears above the button and moves it down.
    if (hasEnded && failure && !isFieldWrong) submitButton.current?.scrollIntoView({ block: 'nearest' });
  }, [form, phase]);
  return submitButton;
}
