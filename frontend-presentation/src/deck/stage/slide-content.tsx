import type { Locale } from 'frontend-shared/i18n/locale';
import { use } from 'react';
import { SlideFrame, type SlideLayout } from '../../slides/slide-frame';
import { type Later, useHere } from '../later';
import type { SlideCode } from '../slide-code';

interface SlideContentProps {
  /** Counted from 0. */
  slide: number;
  code: Later<SlideCode>;
  title: string;
  layout: SlideLayout;
  locale: Locale;
}

/** A slide, or its title alone until its code is here. */
export function SlideContent({ slide: at, code, title, layout, locale }: SlideContentProps) {
  const isOnServer = typeof document === 'undefined';
  const inBrowser = useHere(code);
  const here = isOnServer ? use(code.load()) : inBrowser;
  const slide = here?.slides[at];
  if (here && slide) return <here.SlideView slide={slide} layout={layout} locale={locale} />;
  return (
    <SlideFrame tone="paper" layout={layout} locale={locale}>
      <div className="pr-slide__text">
        <h1 className="pr-slide__title">{title}</h1>
      </div>
    </SlideFrame>
  );
}
