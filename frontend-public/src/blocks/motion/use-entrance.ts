import type { animate } from 'framer-motion/dom/mini';
import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Duration, easing and offset from the design's rules for content that opens. */
const DURATION_S = 0.2;
const EASING = [0.2, 0.7, 0.2, 1] as const;
const RISE_PX = 8;

/** The animation function, once loaded; without it nothing is animated. */
let runAnimation: typeof animate | undefined;

/**
 * Fades a container in when its content changes: from below when going forward, from above when going back. The initial
 * content is not animated, nor is anything for people who prefer reduced motion.
 *
 * @param position index of the content among all contents of the container
 */
export function useEntrance(ref: RefObject<HTMLElement | null>, position: number): void {
  const shown = useRef(position);

  useEffect(() => {
    if (!canAnimate()) return;
    // The animation is optional: if its code cannot be loaded, nothing moves.
    import('framer-motion/dom/mini').then(
      (motion) => {
        runAnimation = motion.animate;
      },
      () => undefined,
    );
  }, []);

  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = position;
    if (position === from || !runAnimation || !ref.current || !canAnimate()) return;
    const start = position > from ? RISE_PX : -RISE_PX;
    runAnimation(
      ref.current,
      { opacity: [0, 1], transform: [`translateY(${start}px)`, 'translateY(0)'] },
      { duration: DURATION_S, ease: EASING },
    );
  }, [ref, position]);
}

/** False without the Web Animations API, which the library uses, and for people who prefer reduced motion. */
function canAnimate(): boolean {
  return 'animate' in Element.prototype && !prefersReducedMotion();
}
