import { create } from 'zustand';
import { allProblems, visibleProblems } from '../../../forms/state/form-problems';
import { type Step, stepNames, steps, subscription } from '../spice-subscription';

/** What the wizard shows, in its order: each has an entry of the browser's history. */
export type Screen = Step | 'failed';
export const screens: readonly Screen[] = [...stepNames, 'failed'];

export interface Shown {
  screen: Screen;
  /**
   * How it came there: `entry` the browser went to an entry of the history; `press` the person pressed a button and
   * `move` the wizard goes by itself, and the history follows both; `instead` it takes the place of what is in the
   * entry; `restored` a reload has emptied the wizard, and the entry says where it was; `arrival` nothing has moved yet.
   */
  by: 'entry' | 'press' | 'move' | 'instead' | 'restored' | 'arrival';
}

const ARRIVAL: Shown = { screen: 'details', by: 'arrival' };

/** The screen of the wizard: the one place that knows it. The form moves it, and the history follows. */
export const useShownScreen = create<Shown>()(() => ARRIVAL);

export function show(screen: Screen, by: Shown['by'] = 'move'): void {
  useShownScreen.setState({ screen, by });
}

/** What happens to the form leads to another screen, before anything is drawn of what is not meant any more. */
subscription.use.subscribe((form, before) => {
  const { screen } = useShownScreen.getState();
  if (form.shownAt === null) {
    useShownScreen.setState(ARRIVAL);
    return;
  }
  // What was refused may belong to an earlier step: it is shown before the focus looks for it.
  if (form.refusals > before.refusals) show(firstWrongStep() ?? stepOf(screen));
  if (form.status?.kind !== before.status?.kind) {
    if (form.status?.kind === 'cleared' && screen !== 'details') show('details');
    // A reload keeps the entry of the history, and the form has its draft again.
    if (form.status?.kind === 'restored') show('details', 'restored');
  }
  // The receipt replaces the whole wizard: Back leaves it and does not lead to an empty form.
  if (form.submitted !== before.submitted && screen !== 'details') {
    if (!form.submitted) show('details', 'instead');
    else if (!form.submitted.answer.order) show('details');
  }
  const { failure } = form;
  if (failure && failure !== before.failure && failure.kind !== 'checkFields') show('failed');
});

/** The step that a screen belongs to: a failure is told in the place of the last one. */
export function stepOf(screen: Screen): Step {
  return screen === 'failed' ? 'payment' : screen;
}

/** The screen, or the first step on the way there that is not right. */
export function allowedScreen(wanted: Screen): Screen {
  const state = subscription.use.getState();
  if (wanted === 'failed' && state.failure) return wanted;
  const problems = allProblems(subscription.plan, state);
  const last = stepOf(wanted);
  const before = stepNames.slice(0, stepNames.indexOf(last));
  return before.find((step) => steps[step].some((field) => problems[field])) ?? last;
}

function firstWrongStep(): Step | undefined {
  const problems = visibleProblems(subscription.plan, subscription.use.getState());
  return stepNames.find((step) => steps[step].some((field) => problems[field]));
}
