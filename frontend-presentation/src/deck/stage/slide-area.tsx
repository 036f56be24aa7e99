import { useHydrated, useWasPrerendered } from 'frontend-shared/hydration/use-hydrated';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { useSwipe } from 'frontend-shared/ui/use-swipe';
import { useEffect, useState } from 'react';
import type { ControlMessages } from '../../content/messages/control-messages';
import type { SlideLayout } from '../../slides/slide-frame';
import { type LazyModule, useLoadedModule } from '../lazy-module';
import { LoadStatus } from '../screen/load-status';
import type { SlideModule } from '../slide-module';
import { useDeck, useDeckStore } from '../state/deck-context';
import { CurrentSlide } from './current-slide';
import { SlideContent } from './slide-content';
import { Stage } from './stage';

/** A phone held upright; the same in `deck.css`. */
const UPRIGHT = '(max-width: 767px) and (orientation: portrait)';

interface SlideAreaProps {
  slideModule: LazyModule<SlideModule>;
  /** Title of the slide that is shown, which is here before the slide is. */
  title: string;
  locale: Locale;
  messages: ControlMessages;
}

/**
 * Where the current slide stands. The server's HTML has both layouts, of which the styles show the one that fits, so
 * that the slide stands there in its final place before any script runs.
 */
export function SlideArea({ slideModule, title, locale, messages }: SlideAreaProps) {
  const current = useDeck((deck) => deck.current);
  const isCovered = useDeck((deck) => deck.blank || deck.overlay === 'overview');
  const isHere = useHydrated();
  const isUpright = useMediaQuery(UPRIGHT);
  const shownLayout = isUpright ? 'upright' : 'stage';
  const isFromServer = useShownByServer(`${locale}/${current}`, isHere ? shownLayout : undefined);
  const loaded = useLoadedModule(slideModule);
  const tone = loaded?.slides[current]?.tone;
  const { next, previous } = useDeckStore().getState();
  const swipe = useSwipe(next, previous);
  useApproach(slideModule, current);

  const slide = (layout: SlideLayout) => (
    <CurrentSlide key={current} isFromServer={isFromServer}>
      <SlideContent slide={current} slideModule={slideModule} title={title} layout={layout} locale={locale} />
    </CurrentSlide>
  );
  return (
    <>
      <div className="pr-deck__stage" inert={isCovered} {...swipe}>
        {!(isHere && isUpright) && (
          <Stage tone={tone} className="pr-deck__wide">
            {slide('stage')}
          </Stage>
        )}
        {!(isHere && !isUpright) && (
          <Stage layout="upright" tone={tone} className="pr-deck__upright">
            {slide('upright')}
          </Stage>
        )}
      </div>
      {!isFromServer && !loaded && !isCovered && (
        // A slide that somebody goes to is asked for anew.
        <LoadStatus
          key={current}
          module={slideModule}
          failure={messages.code.slideFailed}
          messages={messages}
        />
      )}
    </>
  );
}

/**
 * Whether the server's HTML still shows what is to be shown: the slide that the page was loaded with, in its language, and
 * in the layout that the screen had then.
 */
function useShownByServer(slide: string, layout: SlideLayout | undefined): boolean {
  const wasPrerendered = useWasPrerendered();
  const [first, setFirst] = useState<{ slide: string; layout: SlideLayout | undefined } | null>({
    slide,
    layout,
  });
  if (first && (first.slide !== slide || (first.layout && first.layout !== layout))) setFirst(null);
  else if (first && !first.layout && layout) setFirst({ slide, layout });
  return wasPrerendered && first?.slide === slide;
}

/** Once somebody uses the deck, the drawings of the slides beside this one are wanted soon. A first visit goes without. */
function useApproach(slideModule: LazyModule<SlideModule>, current: number): void {
  const loaded = useLoadedModule(slideModule);
  const isUsed = useDeck((deck) => deck.direction !== 0);
  const wasPrerendered = useWasPrerendered();
  useEffect(() => {
    if (loaded && (isUsed || wasPrerendered))
      loaded.approachSlides([loaded.slides[current + 1], loaded.slides[current - 1]]);
  }, [loaded, isUsed, wasPrerendered, current]);
}
