import { useReducedMotion } from 'frontend-shared/ui/media-query';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { later } from '../later';
import { useDeck } from '../state/deck-context';

type Motion = ComponentType<ComponentProps<typeof import('./slide-motion').default>>;

const motion = later<{ default: Motion }>(() => import('./slide-motion'));

/**
 * The slide on the stage; `key` it by its slide. It moves in when somebody changed it, the code for that is here, and less
 * motion is not asked for: which of the two it does is settled once, so that it is never drawn twice.
 */
export function CurrentSlide({ children }: { children: ReactNode }) {
  const direction = useDeck((deck) => deck.direction);
  const isMotionReduced = useReducedMotion();
  const [Motion] = useState(() => (direction === 0 || isMotionReduced ? undefined : motion.here?.default));
  // A drawing that is still on its way keeps neither the controls nor the next slide waiting.
  const slide = <Suspense fallback={null}>{children}</Suspense>;
  return Motion ? (
    <Motion direction={direction}>{slide}</Motion>
  ) : (
    <div className="pr-slide-place">{slide}</div>
  );
}
