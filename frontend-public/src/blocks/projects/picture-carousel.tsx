import './picture-carousel.css';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from 'frontend-shared/ui/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useProjectCardMessages } from '../../content/use-project-card-messages';
import { MOTION_BUTTON } from '../motion/use-hold';
import { useReducedMotion } from '../motion/use-reduced-motion';

/** How long a picture stands, in ms (specification §9). */
const PICTURE_MS = 4000;
/** How much longer the first picture of a card stands than that of the card before it, in ms. */
const STAGGER_MS = PICTURE_MS / 3;

interface PictureCarouselProps {
  /** Whose pictures they are. */
  name: string;
  /** Each names itself. */
  pictures: readonly ReactNode[];
  /** While set the pictures stand still: the pointer or the keyboard is in the card. */
  held: boolean;
  /** Place among carousels that are seen together: only one of them changes at a time. */
  order: number;
}

/**
 * Pictures that change every 4 seconds until the reader stops them, and wrap around. Only the one that is shown is in
 * the page.
 */
export function PictureCarousel({ name, pictures, held, order }: PictureCarouselProps) {
  const messages = useProjectCardMessages().carousel;
  const [shown, setShown] = useState(0);
  const first = useRef(true);
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  const of = pictures.length;
  const moving = playing && !held;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that was chosen stands its whole time
  useEffect(() => {
    if (!moving) return;
    const standing = PICTURE_MS + (first.current ? order * STAGGER_MS : 0);
    const timer = setTimeout(() => {
      first.current = false;
      setShown((index) => (index + 1) % of);
    }, standing);
    return () => clearTimeout(timer);
  }, [moving, of, shown]);

  return (
    <section className="pu-carousel" aria-roledescription="carousel" aria-label={messages.label(name)}>
      <div key={shown} className="pu-carousel__picture">
        {pictures[shown]}
      </div>
      <div className="pu-carousel__strip">
        <div className="pu-carousel__bricks">
          {pictures.map((_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a brick is its place in the row
              key={index}
              type="button"
              className="pu-carousel__brick"
              aria-label={messages.show(String(index + 1), String(of))}
              aria-current={index === shown}
              onClick={() => setShown(index)}
            />
          ))}
        </div>
        <p className="pu-carousel__place cf-small" aria-live={moving ? 'off' : 'polite'}>
          {messages.place(String(shown + 1), String(of))}
        </p>
        <div className="pu-carousel__arrows">
          <button
            type="button"
            className="pu-carousel__arrow"
            aria-label={playing ? messages.pause : messages.play}
            onClick={() => setChosen(!playing)}
            {...MOTION_BUTTON}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button
            type="button"
            className="pu-carousel__arrow"
            aria-label={messages.previous}
            onClick={() => setShown((shown + of - 1) % of)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className="pu-carousel__arrow"
            aria-label={messages.next}
            onClick={() => setShown((shown + 1) % of)}
          >
            <ChevronRightIcon />
          </button>
        </div>
      </div>
    </section>
  );
}
