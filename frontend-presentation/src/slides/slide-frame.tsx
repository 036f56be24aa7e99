import type { Locale } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import type { Slide } from '../content/slides/deck-content';
// The styles of all slides stand here and not beside their templates: the server's HTML comes without the templates' code.
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

/** `stage`: fixed 1600 × 900 px, scaled from outside. `upright`: as wide as its place, for a phone held upright. */
export type SlideLayout = 'stage' | 'upright';

interface SlideFrameProps extends Pick<Slide, 'tone'> {
  /** None for a slide of which only the title is here. */
  type?: Slide['type'];
  layout: SlideLayout;
  locale: Locale;
  children: ReactNode;
}

/** The ground that a slide stands on. */
export function SlideFrame({ type, tone, layout, locale, children }: SlideFrameProps) {
  const classes = ['pr-slide', `pr-slide--${layout}`, type && `pr-slide--${type}`, `pr-tone-${tone}`];
  return (
    <article className={classes.filter(Boolean).join(' ')} lang={locale}>
      {children}
    </article>
  );
}
