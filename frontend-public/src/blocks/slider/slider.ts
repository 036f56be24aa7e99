import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

const SPEED_MS = 300;

/** Layout and timing of a slider. */
export interface SliderOptions extends Pick<SwiperOptions, 'slidesPerView' | 'spaceBetween'> {
  /** Layouts from these widths in em on, as in the style sheet. */
  breakpoints?: Readonly<Record<number, Pick<SwiperOptions, 'slidesPerView'>>>;
  /** Time until the slider advances automatically, in ms. */
  delayMs: number;
  /** Additional time for the first slides, in ms, so that sliders side by side do not move at the same moment. */
  firstSlideExtraMs?: number;
}

/** The visible slides: index of the first one, and how many are shown side by side. */
export interface SliderView {
  first: number;
  count: number;
}

/** A running slider. */
export interface Slider {
  next(): void;
  previous(): void;
  /** Goes to the slide at an index. */
  show(index: number): void;
  /** Starts or stops advancing automatically. */
  setAutoplay(on: boolean): void;
  /** Disables the transition, for reduced motion. */
  reduceMotion(reduced: boolean): void;
  destroy(): void;
}

/**
 * Turns a scrollable row of slides into a looping slider, starting at its scroll position. A separate module because it
 * contains Swiper: it is loaded when the row is near the viewport.
 *
 * @param frame element with the class `swiper`; the slides' sizes come from the style sheet
 * @param onView called at once and whenever other slides come into view
 */
export function startSlider(
  frame: HTMLElement,
  { delayMs, firstSlideExtraMs = 0, breakpoints = {}, ...options }: SliderOptions,
  onView: (view: SliderView) => void,
): Slider {
  const focused = document.activeElement;
  const initialSlide = scrolledSlide(frame, Number(options.spaceBetween ?? 0));
  frame.scrollLeft = 0;
  const swiper = new Swiper(frame, {
    initialSlide,
    loop: true,
    // Every press counts, even during a transition.
    loopPreventsSliding: false,
    speed: SPEED_MS,
    // Mouse users have the buttons, and can select text.
    simulateTouch: false,
    breakpoints: inPixels(breakpoints),
    ...options,
  });
  const notify = () => onView({ first: swiper.realIndex, count: Number(swiper.params.slidesPerView) });
  swiper.on('slideChange', notify);
  swiper.on('breakpoint', notify);
  // On wide screens the next slide is partly visible at the right edge.
  swiper.on('slideChangeTransitionEnd', () => swiper.loopFix({ direction: 'next' }));
  keepSlideOnResize(swiper);
  notify();
  // Moving a slide to the other end of the row blurs its focused element.
  if (focused instanceof HTMLElement && frame.contains(focused)) focused.focus({ preventScroll: true });
  // Swiper's own autoplay waits for the end of a transition, which never comes after a jump.
  let timer: number | undefined;
  let extraMs = firstSlideExtraMs;
  const setAutoplay = (on: boolean) => {
    window.clearTimeout(timer);
    timer = on ? window.setTimeout(advance, delayMs + extraMs) : undefined;
  };
  const advance = () => {
    extraMs = 0;
    swiper.slideNext();
    setAutoplay(true);
  };
  const manually = (step: () => void) => {
    step();
    // A manually chosen slide is shown for the full time too.
    setAutoplay(timer !== undefined);
  };
  return {
    next: () => manually(() => swiper.slideNext()),
    previous: () => manually(() => swiper.slidePrev()),
    show: (index) => manually(() => goTo(swiper, index)),
    setAutoplay,
    reduceMotion: (reduced) => {
      swiper.params.speed = reduced ? 0 : SPEED_MS;
    },
    destroy: () => {
      setAutoplay(false);
      swiper.destroy();
    },
  };
}

/** Swiper’s breakpoints are in px; those of the style sheet follow the browser’s text size. */
function inPixels(
  breakpoints: Required<SliderOptions>['breakpoints'],
): Required<SwiperOptions>['breakpoints'] {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Object.fromEntries(
    Object.entries(breakpoints).map(([width, layout]) => [Number(width) * em, layout]),
  );
}

/**
 * Swiper corrects its position one frame after a resize, based on the slide positions before it: a step in between
 * would be undone or counted twice. Restores the current slide afterwards.
 */
function keepSlideOnResize(swiper: Swiper): void {
  let index = swiper.realIndex;
  // The frames are requested in this order: ours, Swiper's, ours.
  swiper.on('beforeResize', () => {
    requestAnimationFrame(() => {
      index = swiper.realIndex;
    });
  });
  swiper.on('resize', () => {
    requestAnimationFrame(() => {
      if (!swiper.destroyed) goTo(swiper, index, 0);
    });
  });
}

/** Goes step by step, because Swiper's own jump is deferred to the next frame and would undo a step before it. */
function goTo(swiper: Swiper, index: number, speed?: number): void {
  const steps = index - swiper.realIndex;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    if (steps > 0) swiper.slideNext(speed);
    else swiper.slidePrev(speed);
  }
}

/** Index of the slide to which the row is scrolled, adjusted so that a focused slide stays in view. */
function scrolledSlide(frame: HTMLElement, gap: number): number {
  const slides = [...frame.querySelectorAll('.swiper-slide')];
  const step = (slides[0]?.clientWidth ?? 0) + gap;
  if (step === 0) return 0;
  const scrolled = Math.round(frame.scrollLeft / step);
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused < 0) return scrolled;
  const count = Math.round((frame.clientWidth + gap) / step);
  return Math.min(Math.max(scrolled, focused - count + 1), focused);
}
