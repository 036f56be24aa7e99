import type { PointerEvent } from 'react';

/**
 * Whether the touched element handles the touch itself: a form field, a dialog, or something that scrolls horizontally.
 */
export function handlesTouch({ target, currentTarget: swiped }: PointerEvent): boolean {
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
