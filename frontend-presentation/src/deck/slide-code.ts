import type { Locale } from 'frontend-shared/i18n/locale';
import { loadDeck } from '../content/deck';
import type { Slide } from '../content/deck-content';
import { type Later, later } from './later';

/** What draws the slides, and all that stands on them. */
export interface SlideCode
  extends Pick<typeof import('../slides/slide-view'), 'SlideView' | 'approachSlides'> {
  slides: readonly Slide[];
}

const code: Readonly<Record<Locale, Later<SlideCode>>> = {
  en: later(() => fetchCode('en')),
  hi: later(() => fetchCode('hi')),
};

/** The slides in a language: a prerendered page has the one that it shows, and goes without the rest until it is touched. */
export function slideCode(locale: Locale): Later<SlideCode> {
  return code[locale];
}

async function fetchCode(locale: Locale): Promise<SlideCode> {
  const [{ SlideView, approachSlides }, { slides }] = await Promise.all([
    import('../slides/slide-view'),
    loadDeck(locale),
  ]);
  return { SlideView, approachSlides, slides };
}
