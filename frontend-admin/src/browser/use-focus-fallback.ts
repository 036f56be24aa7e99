import { useEffect, useRef } from 'react';

/**
 * Moves focus to a region's heading when the focused element inside it is removed, instead of losing it to the top of
 * the page. Give the heading `tabIndex={-1}`. After a mouse or touch press the page does not scroll, except for a region
 * that can shrink until it is above the screen.
 */
export function useFocusFallback<Region extends HTMLElement>({ shrinks = false } = {}) {
  const region = useRef<Region>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let last: EventTarget | null = null;
    let byKeyboard = false;
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target;
    };
    const onKeyDown = () => {
      byKeyboard = true;
    };
    const onPointerDown = () => {
      byKeyboard = false;
    };
    // Some browsers also fire this for an element being removed; afterwards `isConnected` tells the two cases apart.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last === target && target instanceof Node && target.isConnected) last = null;
      });
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      heading.current?.focus({ preventScroll: !byKeyboard && !shrinks });
    });
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [shrinks]);
  return { region, heading };
}
