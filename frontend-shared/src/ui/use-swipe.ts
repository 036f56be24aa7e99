import { type PointerEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in px; it must also exceed the vertical distance. */
export const SWIPE_DISTANCE = 48;
/** Above this zoom factor a gesture pans the page and is not a swipe. */
const ZOOMED = 1.05;

/** Starts a swipe by one finger or pen; null for a mouse, which selects text, and for a pinch. */
export function swipeStart(event: PointerEvent): PointerEvent | null {
  return event.pointerType === 'mouse' || !event.isPrimary ? null : event;
}

/** Horizontal distance of a swipe in px, negative to the left; 0 if the gesture is not a swipe. */
export function swipeDistance(start: PointerEvent | null, { clientX, clientY }: PointerEvent): number {
  const { visualViewport: view } = window;
  const selection = window.getSelection();
  if (!start || (view && view.scale > ZOOMED) || (selection && !selection.isCollapsed)) return 0;
  const deltaX = clientX - start.clientX;
  return Math.abs(deltaX) > Math.abs(clientY - start.clientY) ? deltaX : 0;
}

/**
 * Event handlers for swipes. The element needs `touch-action: pan-y pinch-zoom`, or the browser scrolls instead.
 * @param onNext called on a swipe to the left
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<PointerEvent>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = swipeStart(event);
    },
    onPointerUp: (event: PointerEvent) => {
      const deltaX = swipeDistance(start.current, event);
      start.current = null;
      if (Math.abs(deltaX) >= SWIPE_DISTANCE) (deltaX < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
