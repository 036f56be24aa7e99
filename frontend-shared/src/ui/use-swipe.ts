import { type PointerEvent, useRef } from 'react';

/** A finger must go this far sideways, in px, and more sideways than up or down. */
const MIN_DISTANCE = 48;
/** A page that is enlarged by more than this is being read closely: fingers move it about. */
const ZOOMED = 1.05;

/**
 * Handlers for swiping by one finger or pen; a mouse keeps its drag for marking text. What they are put on needs
 * `touch-action: pan-y pinch-zoom`, or the browser takes the finger for scrolling.
 * @param onNext the finger goes left, which brings what comes next
 * @param isTaken whether what the finger touches uses it by itself
 */
export function useSwipe(
  onNext: () => void,
  onPrevious: () => void,
  isTaken?: (event: PointerEvent) => boolean,
) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const { pointerType, isPrimary, clientX: x, clientY: y } = event;
      // A second finger makes it a pinch.
      start.current = pointerType === 'mouse' || !isPrimary || isTaken?.(event) ? null : { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < MIN_DISTANCE || Math.abs(across) <= Math.abs(down)) return;
      if (isZoomed() || isMarkingText()) return;
      (across < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

function isMarkingText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
