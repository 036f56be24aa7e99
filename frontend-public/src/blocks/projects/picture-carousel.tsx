import './picture-carousel.css';
import { type ReactNode, useRef } from 'react';
import { useProjectCardMessages } from '../../content/use-project-card-messages';
import { useAutoplay } from '../motion/use-autoplay';
import { SliderButtons } from '../slider/slider-buttons';
import { useSlider } from '../slider/use-slider';

/** Time per picture, in ms (specification §9). */
const PICTURE_MS = 4000;
/** Additional time for the first picture of each further card, in ms. */
const STAGGER_MS = PICTURE_MS / 3;

interface PictureCarouselProps {
  /** Name of the project. */
  name: string;
  /** Pictures with their own accessible names. */
  pictures: readonly ReactNode[];
  /** Pauses the carousel, while the pointer or the focus is in the card. */
  paused: boolean;
  /** Index among carousels side by side, which advance one after another. */
  order: number;
}

/**
 * A looping picture carousel that advances every 4 seconds until it is paused, and can be swiped. Only the first
 * picture is rendered until it is near the viewport.
 */
export function PictureCarousel({ name, pictures, paused, order }: PictureCarouselProps) {
  const messages = useProjectCardMessages().carousel;
  const frame = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useAutoplay();
  const moving = playing && !paused;
  const { view, next, previous, show } = useSlider(frame, moving, {
    delayMs: PICTURE_MS,
    firstSlideExtraMs: order * STAGGER_MS,
  });
  const shown = view?.first ?? 0;
  const of = pictures.length;

  return (
    <section className="pu-carousel" aria-roledescription="carousel" aria-label={messages.label(name)}>
      <div ref={frame} className="pu-carousel__frame swiper">
        <div className="pu-carousel__row swiper-wrapper">
          {pictures.map((picture, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the pictures are static
              key={index}
              className="pu-carousel__picture swiper-slide"
              aria-hidden={index !== shown}
            >
              {(view !== null || index === 0) && picture}
            </div>
          ))}
        </div>
      </div>
      <div className="pu-carousel__strip">
        <div className="pu-carousel__bricks">
          {pictures.map((_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the buttons have no other identity
              key={index}
              type="button"
              className="pu-carousel__brick"
              aria-label={messages.show(String(index + 1), String(of))}
              aria-current={index === shown}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <p className="pu-carousel__place cf-small" aria-live={moving ? 'off' : 'polite'}>
          {messages.place(String(shown + 1), String(of))}
        </p>
        <div className="pu-carousel__arrows">
          <SliderButtons
            className="pu-carousel__arrow"
            messages={messages}
            playing={playing}
            onPlaying={setPlaying}
            onPrevious={previous}
            onNext={next}
          />
        </div>
      </div>
    </section>
  );
}
