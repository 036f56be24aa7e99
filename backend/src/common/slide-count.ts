/** Number of slides. Code without the deck's content takes it from here or from the API description. */
export const SLIDE_COUNT = 30;

/** The number of a slide as written in URLs: `7`, but neither `07` nor `31`. */
export function isSlideNumber(text: string): boolean {
  return /^[1-9]\d*$/.test(text) && Number(text) <= SLIDE_COUNT;
}
