/** The timer of a presentation, running or stopped; same shape as in the API's rooms. */
export type PresentationTimer =
  | { readonly running: true /** ms since 1970 */; readonly startedAt: number }
  | { readonly running: false /** ms */; readonly elapsed: number };

/** State that all windows of one presentation share. */
export interface SharedState {
  /** Incremented with each change, in whichever window. */
  readonly version: number;
  /** Id of the window that made the last change; decides between two changes of the same version. */
  readonly by: string;
  /** Counted from 0. */
  readonly slide: number;
  /** Whether the screen is blank for the audience. */
  readonly blank: boolean;
  readonly timer: PresentationTimer;
}

export type SharedChange = Partial<Pick<SharedState, 'slide' | 'blank' | 'timer'>>;

/** Whether a state is newer than another one; the result is the same in every window. */
export function isNewer(state: SharedState, before: SharedState): boolean {
  return state.version > before.version || (state.version === before.version && state.by > before.by);
}

/** Validates a state that another window sent or an earlier page stored; undefined when it is not one. */
export function parseSharedState(value: unknown): SharedState | undefined {
  const { version, by, slide, blank, timer } = (value ?? {}) as Partial<SharedState>;
  const known = parseTimer(timer);
  const isState =
    isCount(version) && typeof by === 'string' && isCount(slide) && typeof blank === 'boolean' && known;
  return isState ? { version, by, slide, blank, timer: known } : undefined;
}

export function parseTimer(value: unknown): PresentationTimer | undefined {
  const { running, startedAt, elapsed } = (value ?? {}) as { [field: string]: unknown };
  if (running === true && isCount(startedAt)) return { running, startedAt };
  if (running === false && isCount(elapsed)) return { running, elapsed };
  return undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export const STOPPED_AT_ZERO: PresentationTimer = { running: false, elapsed: 0 };

/** Maximum elapsed time in ms: a day, the maximum that the API accepts. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Elapsed time in ms. */
export function elapsedAt(timer: PresentationTimer, now: number): number {
  return Math.min(Math.max(0, timer.running ? now - timer.startedAt : timer.elapsed), LONGEST_MS);
}

/** Starts a stopped timer and stops a running one. */
export function toggleTimer(timer: PresentationTimer, now: number): PresentationTimer {
  const elapsed = elapsedAt(timer, now);
  return timer.running ? { running: false, elapsed } : { running: true, startedAt: now - elapsed };
}
