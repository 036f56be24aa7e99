import { type PointerEvent, useRef } from 'react';

/** A finger must go this far sideways, in px, and more sideways than up or down. */
export const SWIPE_DISTANCE = 48;
/** A page that is enlarged by more than this is being read closely: fingers move it about. */
const ZOOMED = 1.05;

/** Begins a swipe by one finger or pen; null for a mouse, which keeps its drag for marking text, and for a pinch. */
export function swipeStart(event: PointerEvent): PointerEvent | null {
  return event.pointerType === 'mouse' || !event.isPrimary ? null : event;
}

/** How far sideways the finger is, in px, negative to the left; 0 while it means something else. */
export function swipeDistance(start: PointerEvent | null, { clientX, clientY }: PointerEvent): number {
  const { visualViewport: view } = window;
  const marked = window.getSelection();
  if (!start || (view && view.scale > ZOOMED) || (marked && !marked.isCollapsed)) return 0;
  const across = clientX - start.clientX;
  return Math.abs(across) > Math.abs(clientY - start.clientY) ? across : 0;
}

/**
 * Handlers for swiping. What they are put on needs `touch-action: pan-y pinch-zoom`, or the browser takes the finger for
 * scrolling.
 * @param onNext the finger goes left, which brings what comes next
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<PointerEvent>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = swipeStart(event);
    },
    onPointerUp: (event: PointerEvent) => {
      const across = swipeDistance(start.current, event);
      start.current = null;
      if (Math.abs(across) >= SWIPE_DISTANCE) (across < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
