import { useEffect } from 'react';
import type { Failure } from '../../../forms/state/failure';
import { type Step, stepNames, steps, subscription } from '../spice-subscription';
import { useWizardHistory } from './use-wizard-history';
import { showScreen, stepOf, type WizardScreen } from './wizard-store';

/** Current step of the wizard, and navigation. */
export interface Wizard {
  step: Step;
  /** The failure whose screen is shown. */
  failure: Failure | null;
  /** Goes to the next step if the fields of this one are valid; otherwise shows their errors. */
  next(): void;
  back(): void;
  goTo(step: Step): void;
  /** Clears the form and goes to the first step. */
  reset(): void;
}

/** State of the wizard, synchronised with the browser's history. */
export function useWizard(): Wizard {
  const { failure } = subscription.use();
  const shown = useWizardHistory();
  useStepFocus(shown);

  const step = stepOf(shown.screen);
  const at = stepNames.indexOf(step);
  return {
    step,
    failure: shown.screen === 'failed' ? failure : null,
    next: () => {
      if (subscription.validate(steps[step])) goTo(stepNames[at + 1] ?? step);
    },
    back: () => goTo(stepNames[at - 1] ?? step),
    goTo,
    reset: () => {
      // An order that is known to be stored is finished: the next one is another.
      subscription.clear(failure?.stored !== 'earlier' && failure?.stored !== 'ended');
      goTo('details');
    },
  };
}

function goTo(step: Step): void {
  showScreen(step, 'button');
}

/** Id of the heading of the current step. */
export const STEP_TITLE = 'spice-step-title';

/** After navigation by the person, scrolls to the top of the new step and focuses its heading. */
function useStepFocus(shown: WizardScreen): void {
  useEffect(() => {
    if (shown.cause !== 'button' && shown.cause !== 'history') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(STEP_TITLE)?.focus({ preventScroll: true });
  }, [shown]);
}
