import type { Locale } from 'frontend-shared/i18n/locale';
import { loadDeck } from '../content/slides/deck';
import type { Slide } from '../content/slides/deck-content';
import { type LazyModule, lazyModule, nextTask } from './lazy-module';

/** What draws the slides, and all that stands on them. */
export interface SlideCode
  extends Pick<typeof import('../slides/slide-view'), 'SlideView' | 'approachSlides'> {
  slides: readonly Slide[];
}

export const slideCodes: Readonly<Record<Locale, LazyModule<SlideCode>>> = {
  en: lazyModule(() => fetchCode('en')),
  hi: lazyModule(() => fetchCode('hi')),
};

/** The slides in a language: a prerendered page has the one that it shows, and goes without the rest until it is touched. */
export function slideCode(locale: Locale): LazyModule<SlideCode> {
  return slideCodes[locale];
}

async function fetchCode(locale: Locale): Promise<SlideCode> {
  const [{ SlideView, approachSlides }, { slides }] = await Promise.all([
    import('../slides/slide-view'),
    loadDeck(locale),
  ]);
  // The code has just run; the slide that waits for it is drawn in a task of its own.
  await nextTask();
  return { SlideView, approachSlides, slides };
}
