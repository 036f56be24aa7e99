import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../forms/failure';
import { visibleProblems } from '../../forms/form-state';
import { keepStep, keptStep } from './kept-step';
import { type Step, stepNames, steps, subscription } from './spice-subscription';

/** Where the person is in the wizard, and how they move. */
export interface Wizard {
  step: Step;
  /** The failure that is shown as a screen of its own. */
  failure: Failure | null;
  /** Goes on when the fields of this step are right; otherwise they say what is wrong. */
  next(): void;
  back(): void;
  goTo(step: Step): void;
  /** From the failure back to the order as it stands. */
  leaveFailure(): void;
  /** Empties everything, back to the first step. */
  reset(): void;
}

/** The state of the wizard beside that of its form. */
export function useWizard(): Wizard {
  const { failure, refusals, notice, filed } = subscription.use();
  const [step, setStep] = useState<Step>('details');
  const [seenFailure, setSeenFailure] = useState<Failure | null>(null);
  const moved = useMoveToTop(step, failure !== seenFailure);

  // What was refused may belong to an earlier step: it is shown before the focus looks for it.
  const [seenRefusals, setSeenRefusals] = useState(refusals);
  if (refusals !== seenRefusals) {
    setSeenRefusals(refusals);
    setStep(firstWrongStep() ?? step);
  }
  const cleared = notice?.kind === 'cleared';
  const [wasCleared, setWasCleared] = useState(cleared);
  if (cleared !== wasCleared) {
    setWasCleared(cleared);
    if (cleared) setStep('details');
  }

  // What follows an order, whoever shows its result, is an empty form.
  const ordered = filed !== null;
  const [wasOrdered, setWasOrdered] = useState(ordered);
  if (ordered !== wasOrdered) {
    setWasOrdered(ordered);
    if (!ordered) setStep('details');
  }

  const restored = notice?.kind === 'restored';
  const [wasRestored, setWasRestored] = useState(false);
  if (restored !== wasRestored) {
    setWasRestored(restored);
    if (restored) setStep(keptStep());
  }

  const goTo = (to: Step) => {
    moved.current = true;
    keepStep(to);
    setStep(to);
  };
  const at = stepNames.indexOf(step);
  return {
    step,
    failure: failure && failure.kind !== 'checkFields' && failure !== seenFailure ? failure : null,
    next: () => {
      if (subscription.review(steps[step])) goTo(stepNames[at + 1] ?? step);
    },
    back: () => goTo(stepNames[at - 1] ?? step),
    goTo,
    leaveFailure: () => {
      moved.current = true;
      setSeenFailure(failure);
    },
    reset: () => {
      subscription.clear();
      goTo('details');
    },
  };
}

function firstWrongStep(): Step | undefined {
  const problems = visibleProblems(subscription.plan, subscription.use.getState());
  return stepNames.find((step) => steps[step].some((field) => problems[field]));
}

/** Id of the heading of the step on screen. */
export const STEP_TITLE = 'spice-step-title';

/** After a move of the person's own the new step begins at its top, and its heading has the focus. */
function useMoveToTop(step: Step, failed: boolean) {
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: step and failure are what was moved between
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(STEP_TITLE)?.focus({ preventScroll: true });
  }, [step, failed]);
  return moved;
}
