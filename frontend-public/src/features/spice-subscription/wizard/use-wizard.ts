import { useEffect } from 'react';
import type { Failure } from '../../../forms/state/failure';
import { type Step, stepNames, steps, subscription } from '../spice-subscription';
import { useWizardEntries } from './wizard-entries';
import { type Shown, show, stepOf } from './wizard-store';

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

/** The screen of the wizard and the ways on from it. */
export function useWizard(): Wizard {
  const { failure } = subscription.use();
  const shown = useWizardEntries();
  useBeginAtTop(shown);

  const step = stepOf(shown.screen);
  const at = stepNames.indexOf(step);
  return {
    step,
    failure: shown.screen === 'failed' ? failure : null,
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

function goTo(step: Step): void {
  show(step, 'press');
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
