/** Planned duration of a slide in s, and its section. */
export interface PlannedSlide {
  section: string;
  seconds: number;
}

/** Deviation from the plan that still counts as on time, in s. */
const TOLERANCE = 15;
/** Delay from which the speaker counts as far behind, in s. */
const FAR_BEHIND = 120;

export interface Pace {
  kind: 'onTime' | 'ahead' | 'behind' | 'farBehind';
  /** How far ahead or behind, in whole s. */
  seconds: number;
}

/** Planned end of a slide, in s from the start. */
export function plannedEnd(slides: readonly PlannedSlide[], slide: number): number {
  return slides.slice(0, slide + 1).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Planned end of the slide's section, in s from the start. */
export function plannedSectionEnd(slides: readonly PlannedSlide[], slide: number): number {
  const section = slides[slide]?.section;
  const last = slides.reduce((found, one, at) => (one.section === section ? at : found), -1);
  return plannedEnd(slides, last);
}

/**
 * The speaker's pace: on time between the planned start and the planned end of the slide, ahead if the slide is shown
 * before, and behind if it is still shown afterwards.
 */
export function paceOf(slides: readonly PlannedSlide[], slide: number, elapsedSeconds: number): Pace {
  const early = plannedEnd(slides, slide - 1) - elapsedSeconds;
  const late = elapsedSeconds - plannedEnd(slides, slide);
  if (early > TOLERANCE) return { kind: 'ahead', seconds: Math.floor(early) };
  if (late > TOLERANCE)
    return { kind: late >= FAR_BEHIND ? 'farBehind' : 'behind', seconds: Math.floor(late) };
  return { kind: 'onTime', seconds: 0 };
}

/** Formats minutes and seconds, and hours if there are any: 1070 is `17:50`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pair = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return `${hours > 0 ? `${hours}:${pair(minutes)}` : minutes}:${pair(whole % 60)}`;
}
