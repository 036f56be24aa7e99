import { create } from 'zustand';

/**
 * What the API asks of an account that is logged in before it goes on. The client reports it; the console shows a dialog or
 * the screen where a second factor is set up.
 */
interface StepUpState {
  /** Somebody has to show again who they are (`PROOF_REQUIRED`), or the call that waits for it fails. */
  isAsked: boolean;
  /** The account has to set up a second factor before anything else (`SECOND_FACTOR_REQUIRED`). */
  mustSetUp: boolean;
}

export const useStepUp = create<StepUpState>()(() => ({ isAsked: false, mustSetUp: false }));

let asked: Promise<boolean> | undefined;
let answer: ((isShown: boolean) => void) | undefined;

/** Has the dialog ask; true once the proof was shown. Calls that are refused at the same moment share one dialog. */
export function requestStepUp(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    answer = resolve;
    useStepUp.setState({ isAsked: true });
  });
  return asked;
}

/** The dialog has its answer: the proof was shown, or nobody wanted to. */
export function finishStepUp(isShown: boolean): void {
  const resolve = answer;
  asked = undefined;
  answer = undefined;
  useStepUp.setState({ isAsked: false });
  resolve?.(isShown);
}
