import { create } from 'zustand';

/**
 * What the API requires of a logged-in account before a call succeeds. Set by the API client and the session; the
 * console shows a dialog or the screen to set up a second factor.
 */
interface StepUpState {
  /** The user must prove their identity again (`PROOF_REQUIRED`); calls wait for it. */
  isAsked: boolean;
  /** The account must set up a second factor first: a session or a refusal (`SECOND_FACTOR_REQUIRED`) says so. */
  mustSetUp: boolean;
}

export const useStepUp = create<StepUpState>()(() => ({ isAsked: false, mustSetUp: false }));

let pending: Promise<boolean> | undefined;
let resolvePending: ((isShown: boolean) => void) | undefined;

/** Opens the dialog; resolves to true once the proof was given, false when cancelled. Concurrent calls share it. */
export function requestStepUp(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    resolvePending = resolve;
    useStepUp.setState({ isAsked: true });
  });
  return pending;
}

/** Closes the dialog: the proof was given, or the user cancelled. */
export function finishStepUp(isShown: boolean): void {
  const resolve = resolvePending;
  pending = undefined;
  resolvePending = undefined;
  useStepUp.setState({ isAsked: false });
  resolve?.(isShown);
}
