import { findProblems } from '../../forms/problems';
import { type Step, stepNames, steps, subscription } from './spice-subscription';

const KEY = 'spice-step';

/** Keeps the step for a reload of this tab. It counts only together with the draft of the form. */
export function keepStep(step: Step): void {
  try {
    sessionStorage.setItem(KEY, step);
  } catch {
    // Private windows and full storage: a reload begins at the first step.
  }
}

/** Where the person was before a reload, or the first step on the way there that is not right. */
export function keptStep(): Step {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(KEY);
  } catch {
    // As above.
  }
  const { values, files, alsoRequired } = subscription.use.getState();
  const problems = findProblems(subscription.plan, values, files, alsoRequired);
  const way = stepNames.slice(0, Math.max(0, stepNames.indexOf(kept as Step)) + 1);
  const stop = way.find((step) => steps[step].some((field) => problems[field]));
  return stop ?? way.at(-1) ?? 'details';
}
