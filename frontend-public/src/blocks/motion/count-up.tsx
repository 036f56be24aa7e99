import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import './count-up.css';
import { useWasPrerendered } from 'frontend-shared/hydration/use-hydrated';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Duration of the animation, in ms (specification §9). */
export const COUNT_MS = 2000;

interface CountUpProps {
  value: number;
  /** Text after the number, such as "+". */
  suffix?: string;
  /** Formats the number, intermediate values too. */
  format?: (value: number) => string;
}

/**
 * A figure that counts up from 0 once, when it scrolls into view. Prerendered pages, people who prefer reduced motion
 * and screen readers get the final figure. It also reserves the width, so the layout does not shift.
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
        {`${format(counted)}${suffix}`}
      </span>
    </span>
  );
}

/** The number to show while counting; null for the final figure. */
function useCount(value: number, ref: RefObject<HTMLElement | null>): number | null {
  const [counted, setCounted] = useState<number | null>(null);
  const prerendered = useWasPrerendered();

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts only once
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (prefersReducedMotion()) return;
    let frame = 0;
    const count = (start: number) => {
      const progress = Math.min(1, Math.max(0, (performance.now() - start) / COUNT_MS));
      setCounted(progress < 1 ? Math.round(value * (1 - (1 - progress) ** 3)) : null);
      if (progress < 1) frame = requestAnimationFrame(() => count(start));
    };
    let first = true;
    const observer = new IntersectionObserver(([entry]) => {
      const seen = entry?.isIntersecting ?? false;
      // A figure that was visible on the prerendered page does not jump back to 0.
      if (first && seen && prerendered) observer.disconnect();
      else if (!seen) setCounted(0);
      else {
        observer.disconnect();
        count(performance.now());
      }
      first = false;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return counted;
}
