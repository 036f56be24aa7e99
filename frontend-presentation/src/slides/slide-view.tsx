import type { Locale } from 'frontend-shared/i18n/locale';
import type { Slide } from '../content/deck-content';
import { TitleSlide } from './title-slide';

/** Draws a slide by its type. */
export function SlideView({ slide, locale }: { slide: Slide; locale: Locale }) {
  switch (slide.type) {
    case 'title':
      return <TitleSlide slide={slide} locale={locale} />;
  }
}
