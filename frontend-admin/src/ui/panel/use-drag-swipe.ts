import { SWIPE_DISTANCE, swipeDistance, swipeStart } from 'frontend-shared/ui/use-swipe';
import { type PointerEvent, useRef } from 'react';
import { handlesTouch } from '../../browser/handles-touch';

/** From here on, in px, a finger that goes sideways takes along what it is on. */
const TAKES_ALONG = 10;

interface DragSwipeOptions {
  /** The finger goes left, which brings what comes next. */
  onNext: () => void;
  onPrevious: () => void;
  /** How far the finger has come sideways, in px; 0 as soon as it is lifted, or goes up or down. */
  onDrag: (across: number) => void;
}

/** Handlers for swiping what follows the finger; see `useSwipe`. What uses the finger by itself keeps it. */
export function useDragSwipe({ onNext, onPrevious, onDrag }: DragSwipeOptions) {
  const start = useRef<PointerEvent>(null);
  const end = () => {
    start.current = null;
    onDrag(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = handlesTouch(event) ? null : swipeStart(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const across = swipeDistance(start.current, event);
      onDrag(Math.abs(across) < TAKES_ALONG ? 0 : across);
    },
    onPointerUp: (event: PointerEvent) => {
      const across = swipeDistance(start.current, event);
      end();
      if (Math.abs(across) >= SWIPE_DISTANCE) (across < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: end,
  };
}
