import { useEffect, useState } from 'react';
import type { Failure } from '../../../forms/state/failure';
import { allProblems, visibleProblems } from '../../../forms/state/form-problems';
import { type Step, stepNames, steps, subscription } from '../spice-subscription';
import { type Screen, type Shown, useWizardEntries } from './wizard-entries';

/** Where the person is in the wizard, and how they move. */
export interface Wizard {
  step: Step;
  /** The failure that is shown as a screen of its own. */
  failure: Failure | null;
  /** Goes on when the fields of this step are right; otherwise they say what is wrong. */
  next(): void;
  back(): void;
  goTo(step: Step): void;
  /** Empties everything, back to the first step. */
  reset(): void;
}

/** The state of the wizard beside that of its form. */
export function useWizard(): Wizard {
  const { failure, refusals, status, submitted } = subscription.use();
  const { shown, inEntry, show } = useWizardEntries(allowedScreen);
  const { screen } = shown;
  const step = screen === 'failed' ? 'payment' : screen;

  // What was refused may belong to an earlier step: it is shown before the focus looks for it.
  useChange(refusals, () => show(firstWrongStep() ?? step));
  useChange(status?.kind, () => {
    if (status?.kind === 'cleared' && screen !== 'details') show('details');
    // A reload keeps the entry of the history, and the form has its draft again.
    if (status?.kind === 'restored') show(allowedScreen(inEntry), 'instead');
  });
  // The receipt stands in the place of the whole wizard: Back leaves it, and does not lead to an empty form.
  useChange(submitted, () => {
    if (screen === 'details') return;
    if (!submitted) show('details', 'instead');
    else if (!submitted.answer.order) show('details');
  });
  const told = failure && failure.kind !== 'checkFields' ? failure : null;
  useChange(told, () => {
    if (told) show('failed');
  });
  useBeginAtTop(shown);

  const goTo = (to: Step) => show(to, 'press');
  const at = stepNames.indexOf(step);
  return {
    step,
    failure: screen === 'failed' ? told : null,
    next: () => {
      if (subscription.review(steps[step])) goTo(stepNames[at + 1] ?? step);
    },
    back: () => goTo(stepNames[at - 1] ?? step),
    goTo,
    reset: () => {
      subscription.clear();
      goTo('details');
    },
  };
}

/** Calls back while rendering, so that no screen is seen that is not meant any more, when a value has become another. */
function useChange(value: unknown, changed: () => void): void {
  const [seen, setSeen] = useState(value);
  if (value === seen) return;
  setSeen(value);
  changed();
}

/** The screen, or the first step on the way there that is not right. */
function allowedScreen(wanted: Screen): Screen {
  const state = subscription.use.getState();
  if (wanted === 'failed' && state.failure) return wanted;
  const problems = allProblems(subscription.plan, state);
  const last = wanted === 'failed' ? 'payment' : wanted;
  const before = stepNames.slice(0, stepNames.indexOf(last));
  return before.find((step) => steps[step].some((field) => problems[field])) ?? last;
}

function firstWrongStep(): Step | undefined {
  const problems = visibleProblems(subscription.plan, subscription.use.getState());
  return stepNames.find((step) => steps[step].some((field) => problems[field]));
}

/** Id of the heading of the step on screen. */
export const STEP_TITLE = 'spice-step-title';

/** After a move of the person's own the new step begins at its top, and its heading has the focus. */
function useBeginAtTop(shown: Shown): void {
  useEffect(() => {
    if (shown.by !== 'press' && shown.by !== 'entry') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(STEP_TITLE)?.focus({ preventScroll: true });
  }, [shown]);
}
