import { staticOnly } from 'frontend-shared/hydration/lazy-hydrate';
import type { Locale } from 'frontend-shared/i18n/locale';
import { Suspense } from 'react';
import type { TitleSlide as TitleContent } from '../content/deck-content';
import './title-slide.css';

const SlideStreet = staticOnly(() => import('./slide-street'), 'SlideStreet');

/** Haldi, the headline at 128 px of a 1600 px slide, and the street along its foot. */
export function TitleSlide({ slide, locale }: { slide: TitleContent; locale: Locale }) {
  return (
    <article className="pr-title" lang={locale}>
      <div className="pr-title__text">
        <h1 className="pr-title__headline">{slide.title}</h1>
        <p className="pr-title__subtitle">{slide.subtitle}</p>
      </div>
      {/* The words do not wait for the drawing. */}
      <Suspense fallback={null}>
        <SlideStreet label={slide.drawing} sign={slide.shopSign} />
      </Suspense>
    </article>
  );
}
