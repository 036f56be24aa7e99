import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import './count-up.css';
import { useWasPrerendered } from 'frontend-shared/hydration/use-hydrated';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a figure counts, in ms (specification §9). */
export const COUNT_MS = 2000;

interface CountUpProps {
  value: number;
  /** Stands behind the number, such as "+". */
  suffix?: string;
  /** How a number on its way is written; the last one is `value`. */
  format?: (value: number) => string;
}

/**
 * A figure that counts up from 0 once, when it comes into view. The server, readers who ask for less motion and screen
 * readers get the figure itself at once; it also keeps its place, so that nothing moves while the digits change.
 */
export function CountUp({ value, suffix = '', format = String }: CountUpProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const counted = useCount(value, ref);
  const figure = `${format(value)}${suffix}`;
  if (counted === null) {
    return (
      <span ref={ref} className="pu-count">
        {figure}
      </span>
    );
  }
  return (
    <span ref={ref} className="pu-count">
      <span className="pu-count__figure">{figure}</span>
      <span className="pu-count__now" aria-hidden="true">
        {format(counted)}
        {suffix}
      </span>
    </span>
  );
}

/** The number to show while counting; null when the figure itself is to be shown. */
function useCount(value: number, ref: RefObject<HTMLElement | null>): number | null {
  const [counted, setCounted] = useState<number | null>(null);
  const prerendered = useWasPrerendered();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts once, whatever changes later
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (prefersReducedMotion()) return;
    let frame = 0;
    const count = (start: number) => {
      const passed = Math.min(1, Math.max(0, (performance.now() - start) / COUNT_MS));
      setCounted(passed < 1 ? Math.round(value * (1 - (1 - passed) ** 3)) : null);
      if (passed < 1) frame = requestAnimationFrame(() => count(start));
    };
    let first = true;
    const watch = new IntersectionObserver(([entry]) => {
      const seen = entry?.isIntersecting ?? false;
      // What the reader has already read on the prerendered page does not jump back to 0.
      if (first && seen && prerendered) watch.disconnect();
      else if (!seen) setCounted(0);
      else {
        watch.disconnect();
        count(performance.now());
      }
      first = false;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return counted;
}
