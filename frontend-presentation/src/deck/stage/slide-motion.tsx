import { domAnimation, LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** How a slide comes, as the design says of pages: how far, in px, how long, in s, and how it slows down. */
const WAY_PX = 24;
const MOTION = { duration: 0.3, ease: [0.2, 0.7, 0.2, 1] } as const;

interface SlideMotionProps {
  direction: -1 | 0 | 1;
  children: ReactNode;
}

/**
 * Lets a slide that is there already fade in from the side that it comes from. Nothing waits for it: the next change
 * takes slide and motion away.
 */
export default function SlideMotion({ direction, children }: SlideMotionProps) {
  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        className="pr-slide-place"
        initial={{ opacity: 0, x: WAY_PX * direction }}
        animate={{ opacity: 1, x: 0 }}
        transition={MOTION}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}

/** Moves nothing, where nobody sees it: code that has never run would take longer than a frame with the first slide that moves. */
export function runOnce(): void {
  const root = createRoot(document.createElement('div'));
  root.render(<SlideMotion direction={1}>{null}</SlideMotion>);
  setTimeout(() => root.unmount(), 2 * 1000 * MOTION.duration);
}
