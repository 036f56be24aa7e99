import { animate } from 'framer-motion/dom/mini';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Distance that a slide moves, in px; its duration is in s. The same as for pages of the site. */
const DISTANCE_PX = 24;
const MOTION = { duration: 0.3, ease: [0.2, 0.7, 0.2, 1] } as const;

interface SlideMotionProps {
  direction: -1 | 0 | 1;
  children: ReactNode;
}

/**
 * Fades a slide in from the side of its direction. Runs in the browser's compositor; the next slide change cancels it.
 */
export default function SlideMotion({ direction, children }: SlideMotionProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Without Web Animations the slide is shown at once.
    if (direction === 0 || !element.current?.animate) return;
    const transform = [`translateX(${DISTANCE_PX * direction}px)`, 'none'];
    const motion = animate(element.current, { opacity: [0, 1], transform }, MOTION);
    return () => motion.cancel();
  }, [direction]);
  return (
    <div className="pr-current-slide" ref={element}>
      {children}
    </div>
  );
}
