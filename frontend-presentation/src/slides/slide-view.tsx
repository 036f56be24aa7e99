import type { Locale } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import type { Slide } from '../content/slides/deck-content';
import { drawingOf } from './drawings/drawings';
import { SlideFrame, type SlideLayout } from './slide-frame';
import { ContentSlideView } from './types/content-slide';
import { CtaSlideView } from './types/cta-slide';
import { ProcessSlideView } from './types/process-slide';
import { QuoteSlideView } from './types/quote-slide';
import { StatsSlideView } from './types/stats-slide';
import { TitleSlideView } from './types/title-slide';

interface SlideViewProps {
  slide: Slide;
  layout?: SlideLayout;
  locale: Locale;
}

/**
 * Renders a slide by its type. In the stage layout, only backgrounds and drawings extend into the lower `--deck-bar`
 * px, which the control bar may cover.
 */
export function SlideView({ slide, layout = 'stage', locale }: SlideViewProps) {
  return (
    <SlideFrame type={slide.type} tone={slide.tone} layout={layout} locale={locale}>
      {contentOf(slide, locale)}
    </SlideFrame>
  );
}

/** Preloads the drawings of slides that may be shown next. */
export function preloadDrawings(slides: ReadonlyArray<Slide | undefined>): void {
  for (const slide of slides) {
    if (!slide) continue;
    if (slide.image) drawingOf(slide.image);
    if (slide.type === 'content') for (const { image } of slide.gallery ?? []) drawingOf(image);
  }
}

function contentOf(slide: Slide, locale: Locale): ReactNode {
  switch (slide.type) {
    case 'title':
      return <TitleSlideView slide={slide} locale={locale} />;
    case 'content':
      return <ContentSlideView slide={slide} locale={locale} />;
    case 'stats':
      return <StatsSlideView slide={slide} />;
    case 'process':
      return <ProcessSlideView slide={slide} />;
    case 'quote':
      return <QuoteSlideView slide={slide} locale={locale} />;
    case 'cta':
      return <CtaSlideView slide={slide} locale={locale} />;
  }
}
