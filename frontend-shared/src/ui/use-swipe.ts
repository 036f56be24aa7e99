import { type PointerEvent, useRef } from 'react';

/** A finger must go this far sideways, in px, and more sideways than up or down. */
const MIN_DISTANCE = 48;
/** A page that is enlarged by more than this is being read closely: fingers move it about. */
const ZOOMED = 1.05;

/**
 * Handlers for swiping by one finger or pen; a mouse keeps its drag for marking text. What they are put on needs
 * `touch-action: pan-y pinch-zoom`, or the browser takes the finger for scrolling.
 * @param onNext the finger goes left, which brings what comes next
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, target, currentTarget }: PointerEvent) => {
      // A second finger makes it a pinch.
      const isSwipe = pointerType !== 'mouse' && isPrimary && !usesFingerItself(target, currentTarget);
      start.current = isSwipe ? { x: clientX, y: clientY } : null;
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

/** Whether a finger means what it touches: a field, something in front of everything, or what scrolls sideways by itself. */
function usesFingerItself(target: EventTarget, swiped: Element): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select')) return true;
  for (let at: Element | null = target; at && at !== swiped; at = at.parentElement) {
    if (at instanceof HTMLDialogElement || scrollsSideways(at)) return true;
  }
  return false;
}

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll';
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

function isMarkingText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
