import type { Locale } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import type { Slide } from '../content/slides/deck-content';
// Imports the styles of all slides: the server's HTML needs them before the code of the slide types is loaded.
import './theme.css';
import './slide.css';
import './types/content-slide.css';
import './types/cta-slide.css';
import './types/process-slide.css';
import './types/quote-slide.css';
import './types/stats-slide.css';
import './parts/account-table.css';
import './parts/gallery.css';
import './parts/split-wall.css';
import './parts/year-wall.css';
import './contrast.css';

/** `stage`: fixed 1600 × 900 px, scaled by `Stage`. `upright`: as wide as its container, for phones in portrait. */
export type SlideLayout = 'stage' | 'upright';

interface SlideFrameProps extends Pick<Slide, 'tone'> {
  /** Undefined while only the title is loaded. */
  type?: Slide['type'];
  layout: SlideLayout;
  locale: Locale;
  children: ReactNode;
}

/** Root element of a slide, with its background. */
export function SlideFrame({ type, tone, layout, locale, children }: SlideFrameProps) {
  const classes = ['pr-slide', `pr-slide--${layout}`, type && `pr-slide--${type}`, `pr-tone-${tone}`];
  return (
    <article className={classes.filter(Boolean).join(' ')} lang={locale}>
      {children}
    </article>
  );
}
