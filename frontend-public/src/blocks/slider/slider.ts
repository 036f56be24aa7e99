import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

const SPEED_MS = 300;

/** How a slider looks and moves. */
export interface SliderOptions extends Pick<SwiperOptions, 'slidesPerView' | 'spaceBetween' | 'breakpoints'> {
  /** How long the slides in view are shown before the slider advances by itself, in ms. */
  delayMs: number;
  /** How much longer the very first slides are shown, in ms, so that sliders seen together do not move at the same moment. */
  firstStandsLongerMs?: number;
}

/** What is in view: the place of the first slide and how many stand side by side. */
export interface SliderView {
  first: number;
  count: number;
}

/** A running slider. */
export interface Slider {
  next(): void;
  previous(): void;
  /** Brings the slide at a place into view. */
  show(place: number): void;
  /** Moves by itself from now on, or no longer. */
  move(byItself: boolean): void;
  /** Slides jump instead of gliding. */
  calm(calm: boolean): void;
  destroy(): void;
}

/**
 * Takes over a row of slides, which the reader may have scrolled until now, at its present position; it wraps
 * around. Its own module, because it brings Swiper: it is fetched when the row comes near the screen.
 *
 * @param frame element with the class `swiper`; its slides have their sizes from the style sheet
 * @param onView told at once and whenever something else comes into view
 */
export function startSlider(
  frame: HTMLElement,
  { delayMs, firstStandsLongerMs = 0, ...options }: SliderOptions,
  onView: (view: SliderView) => void,
): Slider {
  const focused = document.activeElement;
  const initialSlide = firstInRow(frame, Number(options.spaceBetween ?? 0));
  frame.scrollLeft = 0;
  const swiper = new Swiper(frame, {
    initialSlide,
    loop: true,
    // Presses count, however fast they come.
    loopPreventsSliding: false,
    speed: SPEED_MS,
    // A mouse has the buttons, and can mark and copy text.
    simulateTouch: false,
    ...options,
  });
  const tell = () => onView({ first: swiper.realIndex, count: Number(swiper.params.slidesPerView) });
  swiper.on('slideChange', tell);
  swiper.on('breakpoint', tell);
  // At the right edge of wide screens the next slide is seen already.
  swiper.on('slideChangeTransitionEnd', () => swiper.loopFix({ direction: 'next' }));
  keepSlideOnResize(swiper);
  tell();
  // A slide that was put at the other end of the row has lost the focus.
  if (focused instanceof HTMLElement && frame.contains(focused)) focused.focus({ preventScroll: true });
  // Swiper's own autoplay waits for the end of a glide, and for ever when a jump comes between.
  let turn: number | undefined;
  let longerMs = firstStandsLongerMs;
  const move = (byItself: boolean) => {
    window.clearTimeout(turn);
    turn = byItself ? window.setTimeout(turnByItself, delayMs + longerMs) : undefined;
  };
  const turnByItself = () => {
    longerMs = 0;
    swiper.slideNext();
    move(true);
  };
  const byHand = (step: () => void) => {
    step();
    // A slide that somebody chose is shown for the full time too.
    move(turn !== undefined);
  };
  return {
    next: () => byHand(() => swiper.slideNext()),
    previous: () => byHand(() => swiper.slidePrev()),
    show: (place) => byHand(() => goTo(swiper, place)),
    move,
    calm: (calm) => {
      swiper.params.speed = calm ? 0 : SPEED_MS;
    },
    destroy: () => {
      move(false);
      swiper.destroy();
    },
  };
}

/**
 * Swiper puts its row right one frame after its size has changed, and by where slides were in the row before: a step that
 * comes between would be undone, or counted twice.
 */
function keepSlideOnResize(swiper: Swiper): void {
  let place = swiper.realIndex;
  // Frames are asked for in this order: ours, Swiper's, ours.
  swiper.on('beforeResize', () => {
    requestAnimationFrame(() => {
      place = swiper.realIndex;
    });
  });
  swiper.on('resize', () => {
    requestAnimationFrame(() => {
      if (!swiper.destroyed) goTo(swiper, place, 0);
    });
  });
}

/** Step by step, because Swiper's own jump waits for the next frame, and would undo a step that comes before it. */
function goTo(swiper: Swiper, place: number, speed?: number): void {
  const steps = place - swiper.realIndex;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    if (steps > 0) swiper.slideNext(speed);
    else swiper.slidePrev(speed);
  }
}

/** The slide that the reader has scrolled to by hand; further on or back where the focus would be out of view. */
function firstInRow(frame: HTMLElement, gap: number): number {
  const slides = [...frame.querySelectorAll('.swiper-slide')];
  const step = (slides[0]?.clientWidth ?? 0) + gap;
  if (step === 0) return 0;
  const scrolled = Math.round(frame.scrollLeft / step);
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused < 0) return scrolled;
  const count = Math.round((frame.clientWidth + gap) / step);
  return Math.min(Math.max(scrolled, focused - count + 1), focused);
}
