/** The timer of a presentation, running or stopped; the rooms of the API store the same. */
export type PresentationTimer =
  | { readonly running: true /** ms since 1970 */; readonly startedAt: number }
  | { readonly running: false /** ms */; readonly elapsed: number };

/** State that all windows of one presentation share. */
export interface SharedState {
  /** Grows with each action, whichever window it is done in. */
  readonly version: number;
  /** Window of the last action; settles which of two actions of one version counts. */
  readonly by: string;
  /** Counted from 0. */
  readonly slide: number;
  /** The audience sees nothing. */
  readonly blank: boolean;
  readonly timer: PresentationTimer;
}

export type SharedChange = Partial<Pick<SharedState, 'slide' | 'blank' | 'timer'>>;

/** Whether an action came after the one before it, as every window of the presentation sees it. */
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

/** A clock that somebody forgot shows no more than a day, which is the most that the API takes, in ms. */
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
