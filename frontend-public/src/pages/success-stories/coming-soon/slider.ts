import Swiper from 'swiper';

/** How long the projects stand before the next one comes in, in ms. Like gap and widths from specification §4. */
const SLIDE_MS = 3000;
const GAP_PX = 30;
const SLIDE_SPEED_MS = 300;

/** What is in view: the place of the first project and how many stand side by side. */
export interface SliderView {
  first: number;
  count: number;
}

/** A running slider. */
export interface Slider {
  next(): void;
  previous(): void;
  /** Moves by itself from now on, or no longer. */
  move(byItself: boolean): void;
  /** Slides jump instead of gliding. */
  calm(calm: boolean): void;
  destroy(): void;
}

/**
 * Takes over a row of slides that the reader could scroll until now, at the place where it stands. Its own module,
 * because it brings Swiper: it is fetched when the row comes near the screen.
 *
 * @param frame element with the class `swiper`; its slides have their sizes from the style sheet
 * @param onView told at once and whenever something else comes into view
 */
export function startSlider(frame: HTMLElement, onView: (view: SliderView) => void): Slider {
  const focused = document.activeElement;
  const initialSlide = firstInRow(frame);
  frame.scrollLeft = 0;
  const swiper = new Swiper(frame, {
    initialSlide,
    loop: true,
    slidesPerView: 1,
    spaceBetween: GAP_PX,
    breakpoints: { 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
    speed: SLIDE_SPEED_MS,
    // A mouse has the buttons, and can mark and copy text.
    simulateTouch: false,
  });
  const tell = () => onView({ first: swiper.realIndex, count: Number(swiper.params.slidesPerView) });
  swiper.on('slideChange', tell);
  swiper.on('breakpoint', tell);
  // At the right edge of wide screens the next project is seen already.
  swiper.on('slideChangeTransitionEnd', () => swiper.loopFix({ direction: 'next' }));
  tell();
  // A slide that was put at the other end of the row has lost the focus.
  if (focused instanceof HTMLElement && frame.contains(focused)) focused.focus({ preventScroll: true });
  // Swiper's own autoplay waits for the end of a glide, and for ever when a jump comes between.
  let turn: number | undefined;
  const move = (byItself: boolean) => {
    window.clearInterval(turn);
    turn = byItself ? window.setInterval(() => swiper.slideNext(), SLIDE_MS) : undefined;
  };
  const byHand = (step: () => void) => {
    step();
    // What somebody chose stands as long as the others do.
    move(turn !== undefined);
  };
  return {
    next: () => byHand(() => swiper.slideNext()),
    previous: () => byHand(() => swiper.slidePrev()),
    move,
    calm: (calm) => {
      swiper.params.speed = calm ? 0 : SLIDE_SPEED_MS;
    },
    destroy: () => {
      move(false);
      swiper.destroy();
    },
  };
}

/** The slide that the reader has scrolled to by hand; further on or back where the focus would be out of view. */
function firstInRow(frame: HTMLElement): number {
  const slides = [...frame.querySelectorAll('.swiper-slide')];
  const step = (slides[0]?.clientWidth ?? 0) + GAP_PX;
  const scrolled = Math.round(frame.scrollLeft / step);
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused < 0) return scrolled;
  const count = Math.round((frame.clientWidth + GAP_PX) / step);
  return Math.min(Math.max(scrolled, focused - count + 1), focused);
}
