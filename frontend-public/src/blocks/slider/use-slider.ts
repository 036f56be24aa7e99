import { useReducedMotion } from 'frontend-shared/ui/media-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Slider, SliderOptions, SliderView } from './slider';

/** How far below the screen the row may be when the slider's code is fetched. */
const AHEAD = '600px 0px';

/**
 * Makes a row of slides into a slider as soon as it comes near the screen.
 *
 * @param frame the row's element
 * @param moving whether it is to move by itself
 * @param options how it looks and moves; only the first ones count
 * @returns what is in view (null while it is still a row), and functions that go one slide on or back, or to a place
 */
export function useSlider(frame: RefObject<HTMLElement | null>, moving: boolean, options: SliderOptions) {
  const [fixed] = useState(options);
  const [view, setView] = useState<SliderView | null>(null);
  const slider = useRef<Slider | null>(null);
  const starting = useRef<Promise<void> | null>(null);
  const started = view !== null;
  const still = useReducedMotion();

  const start = useCallback((): Promise<void> => {
    starting.current ??= import('./slider').then(
      ({ startSlider }) => {
        const row = frame.current;
        if (!row) return;
        // What is out of view is inert at once: a Tab key in between would come to it, and lose the focus with it.
        flushSync(() => {
          slider.current = startSlider(row, fixed, setView);
        });
      },
      () => {
        // The row can still be scrolled; the next sign of interest fetches the code again.
        starting.current = null;
      },
    );
    return starting.current;
  }, [frame, fixed]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const near = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) void start();
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [frame, start]);

  useEffect(
    () => () => {
      slider.current?.destroy();
      slider.current = null;
      starting.current = null;
    },
    [],
  );

  useEffect(() => {
    if (started) slider.current?.calm(still);
  }, [started, still]);

  useEffect(() => {
    if (started) slider.current?.move(moving);
  }, [started, moving]);

  const next = useCallback(() => start().then(() => slider.current?.next()), [start]);
  const previous = useCallback(() => start().then(() => slider.current?.previous()), [start]);
  const show = useCallback((place: number) => start().then(() => slider.current?.show(place)), [start]);
  return { view, next, previous, show };
}
