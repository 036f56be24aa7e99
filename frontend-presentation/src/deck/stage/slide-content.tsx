import type { Locale } from 'frontend-shared/i18n/locale';
import { use } from 'react';
import { SlideFrame, type SlideLayout } from '../../slides/slide-frame';
import { type LazyModule, useLoadedModule } from '../loading/lazy-module';
import type { SlideModule } from '../loading/slide-module';

interface SlideContentProps {
  /** Counted from 0. */
  slide: number;
  slideModule: LazyModule<SlideModule>;
  title: string;
  layout: SlideLayout;
  locale: Locale;
}

/** A slide, or only its title until its code is loaded. */
export function SlideContent({ slide: at, slideModule, title, layout, locale }: SlideContentProps) {
  const isOnServer = typeof document === 'undefined';
  const inBrowser = useLoadedModule(slideModule);
  const loaded = isOnServer ? use(slideModule.load()) : inBrowser;
  const slide = loaded?.slides[at];
  if (loaded && slide) return <loaded.SlideView slide={slide} layout={layout} locale={locale} />;
  return (
    <SlideFrame tone="paper" layout={layout} locale={locale}>
      <div className="pr-slide__text">
        <h1 className="pr-slide__title">{title}</h1>
      </div>
    </SlideFrame>
  );
}
