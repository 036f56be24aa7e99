/** Slides of the presentation. Whoever needs it without the deck's content takes it from here or from the API's description. */
export const SLIDE_COUNT = 30;

/** The number of a slide as it is written in addresses: `7`, neither `07` nor `31`. */
export function isSlideNumber(text: string): boolean {
  return /^[1-9]\d*$/.test(text) && Number(text) <= SLIDE_COUNT;
}
