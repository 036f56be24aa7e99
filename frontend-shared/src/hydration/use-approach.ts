import { type RefObject, useEffect } from 'react';
import { TOUCHED } from './hydration-marks';
import type { LazyCode } from './lazy-code';

/** Margin around the viewport within which an element's code is loaded. */
const ROOT_MARGIN = '200px 0px';

/**
 * Requests the code of an element when the visitor is about to use it: scrolls near it, points at it or focuses it.
 *
 * @param isForm for a form on the first screen: being visible counts only after a scroll, unless the form is in use
 */
export function useApproach(ref: RefObject<HTMLElement | null>, code: LazyCode, isForm: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || code.loaded) return;
    const watching = new AbortController();
    const { signal } = watching;
    const approach = () => {
      watching.abort();
      code.request();
    };
    const observe = () => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) approach();
        },
        { rootMargin: ROOT_MARGIN },
      );
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    };
    // On the document, in the capture phase: React stops these events in elements that it has not hydrated yet.
    const onEvent = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) approach();
    };
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, onEvent, { capture: true, signal });
    }
    if (!isForm) observe();
    else if (isInUse(element)) approach();
    else window.addEventListener('scroll', observe, { once: true, passive: true, signal });
    return () => watching.abort();
  }, [ref, code, isForm]);
}

/** False for a blank form on a first visit by a plain link. */
function isInUse(form: HTMLElement): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    form.hasAttribute(TOUCHED) ||
    form.contains(document.activeElement) ||
    navigation?.type !== 'navigate' ||
    location.hash + location.search !== '' ||
    hasStoredItems()
  );
}

/** Whether the tab has stored a draft, a payment or a tracked record, all of which belong to forms. */
function hasStoredItems(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
