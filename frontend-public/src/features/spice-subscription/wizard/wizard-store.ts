import { create } from 'zustand';
import { allProblems, visibleProblems } from '../../../forms/state/form-problems';
import { type Step, stepNames, steps, subscription } from '../spice-subscription';

/** The screens of the wizard in order; each has a history entry. */
export type Screen = Step | 'failed';
export const screens: readonly Screen[] = [...stepNames, 'failed'];

export interface WizardScreen {
  screen: Screen;
  /**
   * What caused the change:
   * - `history`: the browser navigated to a history entry
   * - `button`: the person pressed a button; pushes an entry
   * - `auto`: the wizard changed the screen after a change of the form; pushes an entry
   * - `replace`: replaces the screen of the current entry
   * - `restored`: a reload has reset the wizard; the screen is in the history entry
   * - `initial`: nothing has changed yet
   */
  cause: 'history' | 'button' | 'auto' | 'replace' | 'restored' | 'initial';
}

const INITIAL: WizardScreen = { screen: 'details', cause: 'initial' };

/** The current screen of the wizard. Changes of the form set it, and the history follows. */
export const useWizardScreen = create<WizardScreen>()(() => INITIAL);

export function showScreen(screen: Screen, cause: WizardScreen['cause'] = 'auto'): void {
  useWizardScreen.setState({ screen, cause });
}

/**
 * Changes of the form may lead to another screen. Subscribed outside React, so that the outdated screen is not rendered
 * first.
 */
subscription.use.subscribe((form, before) => {
  const { screen } = useWizardScreen.getState();
  if (form.shownAt === null) {
    useWizardScreen.setState(INITIAL);
    return;
  }
  // A rejected field may belong to an earlier step, which must be shown before the field can be focused.
  if (form.refusals > before.refusals) showScreen(firstWrongStep() ?? stepOf(screen));
  if (form.status?.kind !== before.status?.kind) {
    if (form.status?.kind === 'cleared' && screen !== 'details') showScreen('details');
    // After a reload the history entry is still there, and the form has been restored from its draft.
    if (form.status?.kind === 'restored') showScreen('details', 'restored');
  }
  // The receipt replaces the whole wizard: Back leaves it instead of showing an empty form.
  if (form.submitted !== before.submitted && screen !== 'details') {
    if (!form.submitted) showScreen('details', 'replace');
    else if (!form.submitted.answer.order) showScreen('details');
  }
  const { failure } = form;
  if (failure && failure !== before.failure && failure.kind !== 'checkFields') showScreen('failed');
});

/** The step of a screen: a failure belongs to the last one. */
export function stepOf(screen: Screen): Step {
  return screen === 'failed' ? 'payment' : screen;
}

/** The requested screen, or the first step before it that is invalid. */
export function allowedScreen(wanted: Screen): Screen {
  const state = subscription.use.getState();
  if (wanted === 'failed' && state.failure) return wanted;
  const problems = allProblems(subscription.compiled, state);
  const last = stepOf(wanted);
  const before = stepNames.slice(0, stepNames.indexOf(last));
  return before.find((step) => steps[step].some((field) => problems[field])) ?? last;
}

function firstWrongStep(): Step | undefined {
  const problems = visibleProblems(subscription.compiled, subscription.use.getState());
  return stepNames.find((step) => steps[step].some((field) => problems[field]));
}
