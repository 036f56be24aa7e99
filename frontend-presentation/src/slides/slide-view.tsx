import type { Locale } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import type { Slide } from '../content/deck-content';
import './theme.css';
import './slide.css';
import { ContentSlideView } from './types/content-slide';
import { CtaSlideView } from './types/cta-slide';
import { ProcessSlideView } from './types/process-slide';
import { QuoteSlideView } from './types/quote-slide';
import { StatsSlideView } from './types/stats-slide';
import { TitleSlideView } from './types/title-slide';

export type SlideLayout = 'stage' | 'upright';

interface SlideViewProps {
  slide: Slide;
  /** `stage`: fixed 1600 × 900 px, scaled from outside. `upright`: as wide as its place, for a phone held upright. */
  layout?: SlideLayout;
  locale: Locale;
}

/**
 * Draws a slide by its type. On the stage everything keeps clear of the lower `--deck-bar` px, which a bar of controls
 * may cover; only grounds and drawings go on beneath.
 */
export function SlideView({ slide, layout = 'stage', locale }: SlideViewProps) {
  return (
    <article
      className={`pr-slide pr-slide--${layout} pr-slide--${slide.type} pr-tone-${slide.tone}`}
      lang={locale}
    >
      {contentOf(slide, locale)}
    </article>
  );
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
