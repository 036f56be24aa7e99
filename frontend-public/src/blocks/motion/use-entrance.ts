import type { animate } from 'framer-motion/dom/mini';
import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** As the design says of what opens: how long, in s, and how it slows down; and how far it rises, in px. */
const DURATION_S = 0.2;
const EASING = [0.2, 0.7, 0.2, 1] as const;
const RISE_PX = 8;

/** Is there once it has been fetched; until then, and when it cannot be had, nothing moves. */
let move: typeof animate | undefined;

/**
 * Fades a container in when its content changes: from below on the way forward, from above on the way back. The
 * content it begins with does not move, and nothing does for readers who want less motion.
 *
 * @param position of the content in the order of all that can be shown there
 */
export function useEntrance(ref: RefObject<HTMLElement | null>, position: number): void {
  const shown = useRef(position);

  useEffect(() => {
    if (!mayMove()) return;
    // An extra: no page waits for it.
    import('framer-motion/dom/mini').then(
      (motion) => {
        move = motion.animate;
      },
      () => undefined,
    );
  }, []);

  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = position;
    if (position === from || !move || !ref.current || !mayMove()) return;
    const start = position > from ? RISE_PX : -RISE_PX;
    move(
      ref.current,
      { opacity: [0, 1], transform: [`translateY(${start}px)`, 'translateY(0)'] },
      { duration: DURATION_S, ease: EASING },
    );
  }, [ref, position]);
}

/** Not without the browser's own animations, which the library drives, nor for readers who want less motion. */
function mayMove(): boolean {
  return 'animate' in Element.prototype && !prefersReducedMotion();
}
