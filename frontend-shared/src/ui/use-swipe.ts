import { type PointerEvent, useRef } from 'react';

/** A finger must go this far sideways, in px, and more sideways than up or down. */
const MIN_DISTANCE = 48;
/** From here on, in px, a finger that goes sideways takes along what it is on. */
const TAKES_ALONG = 10;
/** A page that is enlarged by more than this is being read closely: fingers move it about. */
const ZOOMED = 1.05;

interface SwipeOptions {
  /** Whether what the finger touches uses it by itself. */
  isTaken?: (event: PointerEvent) => boolean;
  /** How far the finger has come sideways, in px, for what follows it; 0 as soon as it is lifted or goes up or down. */
  onDrag?: (across: number) => void;
}

/**
 * Handlers for swiping by one finger or pen; a mouse keeps its drag for marking text. What they are put on needs
 * `touch-action: pan-y pinch-zoom`, or the browser takes the finger for scrolling.
 * @param onNext the finger goes left, which brings what comes next
 */
export function useSwipe(onNext: () => void, onPrevious: () => void, { isTaken, onDrag }: SwipeOptions = {}) {
  const start = useRef<{ x: number; y: number } | null>(null);
  /** How far sideways the finger is; 0 while it means something else. */
  const across = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current || isZoomed() || isMarkingText()) return 0;
    const sideways = clientX - start.current.x;
    return Math.abs(sideways) > Math.abs(clientY - start.current.y) ? sideways : 0;
  };
  const end = () => {
    start.current = null;
    onDrag?.(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const { pointerType, isPrimary, clientX: x, clientY: y } = event;
      // A second finger makes it a pinch.
      start.current = pointerType === 'mouse' || !isPrimary || isTaken?.(event) ? null : { x, y };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const distance = across(event);
      onDrag?.(Math.abs(distance) < TAKES_ALONG ? 0 : distance);
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = across(event);
      end();
      if (Math.abs(distance) >= MIN_DISTANCE) (distance < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: end,
  };
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

function isMarkingText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
