import { animate } from 'framer-motion/dom/mini';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** How a slide comes, as the design says of pages: how far, in px, how long, in s, and how it slows down. */
const WAY_PX = 24;
const MOTION = { duration: 0.3, ease: [0.2, 0.7, 0.2, 1] } as const;

interface SlideMotionProps {
  direction: -1 | 0 | 1;
  children: ReactNode;
}

/**
 * Lets a slide that is there already fade in from the side that it comes from. Nothing waits for it: the browser moves it
 * beside the page's own work, and the next change takes slide and motion away.
 */
export default function SlideMotion({ direction, children }: SlideMotionProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A browser that moves nothing by itself shows the slide as it is.
    if (direction === 0 || !place.current?.animate) return;
    const transform = [`translateX(${WAY_PX * direction}px)`, 'none'];
    const motion = animate(place.current, { opacity: [0, 1], transform }, MOTION);
    return () => motion.cancel();
  }, [direction]);
  return (
    <div className="pr-slide-place" ref={place}>
      {children}
    </div>
  );
}
