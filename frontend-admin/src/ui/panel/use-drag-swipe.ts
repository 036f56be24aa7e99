import { SWIPE_DISTANCE, swipeDistance, swipeStart } from 'frontend-shared/ui/use-swipe';
import { type PointerEvent, useRef } from 'react';
import { handlesTouch } from '../../browser/handles-touch';

/** Horizontal distance from which the content follows the finger, in px. */
const DRAG_THRESHOLD_PX = 10;

interface DragSwipeOptions {
  /** Called after a swipe to the left. */
  onNext: () => void;
  onPrevious: () => void;
  /** Horizontal distance of the finger in px; 0 when it is lifted or moves vertically. */
  onDrag: (across: number) => void;
}

/**
 * Pointer handlers for content that follows the finger; see `useSwipe`. Touches on elements that handle touch
 * themselves are ignored.
 */
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
      onDrag(Math.abs(across) < DRAG_THRESHOLD_PX ? 0 : across);
    },
    onPointerUp: (event: PointerEvent) => {
      const across = swipeDistance(start.current, event);
      end();
      if (Math.abs(across) >= SWIPE_DISTANCE) (across < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: end,
  };
}
