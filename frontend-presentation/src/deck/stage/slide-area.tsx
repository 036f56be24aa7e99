import { useHydrated, useWasPrerendered } from 'frontend-shared/hydration/use-hydrated';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { useSwipe } from 'frontend-shared/ui/use-swipe';
import { useEffect, useState } from 'react';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import type { SlideLayout } from '../../slides/slide-frame';
import { type LazyModule, useLoadedModule } from '../loading/lazy-module';
import { LoadStatus } from '../loading/load-status';
import type { SlideModule } from '../loading/slide-module';
import { useDeck, useDeckStore } from '../state/deck-context';
import { CurrentSlide } from './current-slide';
import { SlideContent } from './slide-content';
import { Stage } from './stage';

/** Phone in portrait; the same query as in `deck.css`. */
const UPRIGHT = '(max-width: 767px) and (orientation: portrait)';

interface SlideAreaProps {
  slideModule: LazyModule<SlideModule>;
  /** Title of the current slide, shown until the slide is loaded. */
  title: string;
  locale: Locale;
  messages: ControlMessages;
}

/**
 * The area of the current slide. The server's HTML contains both layouts, and the styles show the one that fits, so
 * that the slide does not shift when scripts run.
 */
export function SlideArea({ slideModule, title, locale, messages }: SlideAreaProps) {
  const current = useDeck((deck) => deck.current);
  const isCovered = useDeck((deck) => deck.blank || deck.overlay === 'overview');
  const isHydrated = useHydrated();
  const isUpright = useMediaQuery(UPRIGHT);
  const shownLayout = isUpright ? 'upright' : 'stage';
  const isFromServer = useIsServerHtml(`${locale}/${current}`, isHydrated ? shownLayout : undefined);
  const loaded = useLoadedModule(slideModule);
  const tone = loaded?.slides[current]?.tone;
  const { goTo } = useDeckStore().getState();
  // `goTo` stays at the ends, as the buttons do: only keys and auto-play wrap around.
  const swipe = useSwipe(
    () => goTo(current + 1),
    () => goTo(current - 1),
  );
  usePreloadNeighbours(slideModule, current);

  const slide = (layout: SlideLayout) => (
    <CurrentSlide key={current} isFromServer={isFromServer}>
      <SlideContent slide={current} slideModule={slideModule} title={title} layout={layout} locale={locale} />
    </CurrentSlide>
  );
  return (
    <>
      <div className="pr-deck__stage" inert={isCovered} {...swipe}>
        {!(isHydrated && isUpright) && (
          <Stage tone={tone} className="pr-deck__wide">
            {slide('stage')}
          </Stage>
        )}
        {!(isHydrated && !isUpright) && (
          <Stage layout="upright" tone={tone} className="pr-deck__upright">
            {slide('upright')}
          </Stage>
        )}
      </div>
      {!isFromServer && !loaded && !isCovered && (
        // With this key, a slide change retries after a failure.
        <LoadStatus
          key={current}
          module={slideModule}
          failure={messages.loadStatus.slideFailed}
          messages={messages}
        />
      )}
    </>
  );
}

/**
 * Whether the server's HTML still shows the current slide: neither slide, language nor layout have changed since the page
 * was loaded.
 */
function useIsServerHtml(slide: string, layout: SlideLayout | undefined): boolean {
  const wasPrerendered = useWasPrerendered();
  const [first, setFirst] = useState<{ slide: string; layout: SlideLayout | undefined } | null>({
    slide,
    layout,
  });
  if (first && (first.slide !== slide || (first.layout && first.layout !== layout))) setFirst(null);
  else if (first && !first.layout && layout) setFirst({ slide, layout });
  return wasPrerendered && first?.slide === slide;
}

/** Preloads the drawings of the next and the previous slide, but not before the deck is used. */
function usePreloadNeighbours(slideModule: LazyModule<SlideModule>, current: number): void {
  const loaded = useLoadedModule(slideModule);
  const hasNavigated = useDeck((deck) => deck.direction !== 0);
  const wasPrerendered = useWasPrerendered();
  useEffect(() => {
    if (loaded && (hasNavigated || wasPrerendered))
      loaded.preloadDrawings([loaded.slides[current + 1], loaded.slides[current - 1]]);
  }, [loaded, hasNavigated, wasPrerendered, current]);
}
