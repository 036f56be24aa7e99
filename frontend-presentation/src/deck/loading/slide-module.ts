import type { Locale } from 'frontend-shared/i18n/locale';
import type { Slide } from '../../content/slides/deck-content';
import { loadDeck } from '../../content/slides/load-deck';
import { type LazyModule, lazyModule, nextTask } from './lazy-module';

/** The slides in one language and the component that renders them. */
export interface SlideModule
  extends Pick<typeof import('../../slides/slide-view'), 'SlideView' | 'preloadDrawings'> {
  slides: readonly Slide[];
}

/**
 * The slides in each language. A prerendered page contains the current slide and loads the rest at the first
 * interaction.
 */
export const slideModules: Readonly<Record<Locale, LazyModule<SlideModule>>> = {
  en: lazyModule(() => fetchSlideModule('en')),
  hi: lazyModule(() => fetchSlideModule('hi')),
};

async function fetchSlideModule(locale: Locale): Promise<SlideModule> {
  const [{ SlideView, preloadDrawings }, { slides }] = await Promise.all([
    import('../../slides/slide-view'),
    loadDeck(locale),
  ]);
  // Evaluating the modules was one task; rendering the slide that waits for them is another.
  await nextTask();
  return { SlideView, preloadDrawings, slides };
}
