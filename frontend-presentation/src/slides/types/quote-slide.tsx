import type { Locale } from 'frontend-shared/i18n/locale';
import type { QuoteSlide } from '../../content/slides/deck-content';
import { Drawing } from '../drawings/drawing';

/** A sentence as large as fits, and people standing on the lower edge. */
export function QuoteSlideView({ slide, locale }: { slide: QuoteSlide; locale: Locale }) {
  return (
    <>
      <div className="pr-slide__text">
        <h1 className="pr-slide__title">{slide.title}</h1>
        <p className="pr-slide__subtitle">{slide.subtitle}</p>
      </div>
      {slide.image && (
        <Drawing id={slide.image} text={slide.imageText} locale={locale} className="pr-quote-drawing" />
      )}
    </>
  );
}
