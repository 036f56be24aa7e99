import { useEffect, useRef } from 'react';

/**
 * When what has focus in a region goes away with the press that was meant for it, focus goes to the region's heading
 * and not to the top of the page. Give the heading `tabIndex={-1}`. Whoever pressed with a mouse or a finger keeps the place
 * that they were looking at.
 */
export function useFocusFallback<Region extends HTMLElement>() {
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
    // Some browsers say so of what is being taken away, too; afterwards one can tell.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last === target && target instanceof Node && target.isConnected) last = null;
      });
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      heading.current?.focus({ preventScroll: !byKeyboard });
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
  }, []);
  return { region, heading };
}
