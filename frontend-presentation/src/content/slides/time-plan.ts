/** How long the speaker plans to stay, in s, by slide and section. */
export interface PlannedSlide {
  section: string;
  seconds: number;
}

/** Deviation from the plan that still counts as on time, in s. */
const TOLERANCE = 15;
/** From here on being behind is said with more weight, in s. */
const FAR_BEHIND = 120;

export interface Pace {
  kind: 'onTime' | 'ahead' | 'behind' | 'farBehind';
  /** How far ahead or behind, in whole s. */
  seconds: number;
}

/** When the slide ends by plan, in s from the beginning. */
export function plannedEnd(slides: readonly PlannedSlide[], slide: number): number {
  return slides.slice(0, slide + 1).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** When the section of the slide ends by plan, in s from the beginning. */
export function plannedSectionEnd(slides: readonly PlannedSlide[], slide: number): number {
  const section = slides[slide]?.section;
  const last = slides.reduce((found, one, at) => (one.section === section ? at : found), -1);
  return plannedEnd(slides, last);
}

/**
 * How the speaker keeps to the plan: on time between the beginning of the slide by plan and its end, ahead when the slide
 * is shown before it, behind when it still is after it.
 */
export function paceOf(slides: readonly PlannedSlide[], slide: number, elapsedSeconds: number): Pace {
  const early = plannedEnd(slides, slide - 1) - elapsedSeconds;
  const late = elapsedSeconds - plannedEnd(slides, slide);
  if (early > TOLERANCE) return { kind: 'ahead', seconds: Math.floor(early) };
  if (late > TOLERANCE)
    return { kind: late >= FAR_BEHIND ? 'farBehind' : 'behind', seconds: Math.floor(late) };
  return { kind: 'onTime', seconds: 0 };
}

/** Minutes and seconds: 1070 is `17:50`; from an hour on with hours. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pair = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return `${hours > 0 ? `${hours}:${pair(minutes)}` : minutes}:${pair(whole % 60)}`;
}
