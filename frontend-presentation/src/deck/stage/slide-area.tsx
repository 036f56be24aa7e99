import { useHydrated } from 'frontend-shared/hydration/use-hydrated';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import type { Slide } from '../../content/deck-content';
import { SlideView } from '../../slides/slide-view';
import { useSwipe } from '../input/use-swipe';
import { useDeck } from '../state/deck-context';
import { CurrentSlide } from './current-slide';
import { Stage } from './stage';

/** A phone held upright; the same in `deck.css`. */
const UPRIGHT = '(max-width: 767px) and (orientation: portrait)';

/**
 * Where the current slide stands. The server's HTML has both layouts, of which the styles show the one that fits, so
 * that the slide stands there in its final place before any script runs.
 */
export function SlideArea({ slides, locale }: { slides: readonly Slide[]; locale: Locale }) {
  const slide = useDeck((deck) => slides[deck.current]);
  const isCovered = useDeck((deck) => deck.blank || deck.overlay === 'overview');
  const isHere = useHydrated();
  const isUpright = useMediaQuery(UPRIGHT);
  const swipe = useSwipe();
  if (!slide) return null;
  return (
    <div className="pr-deck__stage" inert={isCovered} {...swipe}>
      {!(isHere && isUpright) && (
        <Stage className="pr-deck__wide">
          <CurrentSlide key={slide.id}>
            <SlideView slide={slide} locale={locale} />
          </CurrentSlide>
        </Stage>
      )}
      {!(isHere && !isUpright) && (
        <Stage layout="upright" className="pr-deck__upright">
          <CurrentSlide key={slide.id}>
            <SlideView slide={slide} locale={locale} />
          </CurrentSlide>
        </Stage>
      )}
    </div>
  );
}
