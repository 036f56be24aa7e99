import { useReducedMotion } from 'frontend-shared/ui/media-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Slider, SliderOptions, SliderView } from './slider';

/** How far from the viewport the slider's code is loaded. */
const AHEAD = '600px 0px';

/**
 * Turns a row of slides into a slider when it is near the viewport.
 *
 * @param frame the row's element
 * @param moving whether it advances automatically
 * @param options layout and timing; later changes are ignored
 * @returns the visible slides (null while it is still a row), and functions to go to the next, the previous or a given
 * slide
 */
export function useSlider(frame: RefObject<HTMLElement | null>, moving: boolean, options: SliderOptions) {
  const [fixed] = useState(options);
  const [view, setView] = useState<SliderView | null>(null);
  const slider = useRef<Slider | null>(null);
  const starting = useRef<Promise<void> | null>(null);
  const started = view !== null;
  const reducedMotion = useReducedMotion();

  const start = useCallback((): Promise<void> => {
    starting.current ??= import('./slider').then(
      ({ startSlider }) => {
        const row = frame.current;
        if (!row) return;
        // Rendered synchronously, so that slides out of view are inert at once and the Tab key cannot reach them.
        flushSync(() => {
          slider.current = startSlider(row, fixed, setView);
        });
      },
      () => {
        // The row can still be scrolled; the next interaction loads the code again.
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
    if (started) slider.current?.reduceMotion(reducedMotion);
  }, [started, reducedMotion]);

  useEffect(() => {
    if (started) slider.current?.setAutoplay(moving);
  }, [started, moving]);

  const next = useCallback(() => start().then(() => slider.current?.next()), [start]);
  const previous = useCallback(() => start().then(() => slider.current?.previous()), [start]);
  const show = useCallback((index: number) => start().then(() => slider.current?.show(index)), [start]);
  return { view, next, previous, show };
}
