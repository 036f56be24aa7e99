import { useEffect, useRef } from 'react';

/**
 * When what has focus in a region goes away with the press that was meant for it, focus goes to the region's heading
 * and not to the top of the page. Give the heading `tabIndex={-1}`.
 */
export function useKeptFocus<Region extends HTMLElement>() {
  const region = useRef<Region>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let last: EventTarget | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target;
    };
    // Some browsers say so of what is being taken away, too; afterwards one can tell.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last === target && target instanceof Node && target.isConnected) last = null;
      });
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      heading.current?.focus();
    });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, []);
  return { region, heading };
}
