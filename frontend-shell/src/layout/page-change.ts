import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isPageChange, type Place } from '../navigation/place';

/** How long the loader stands between two pages, and when the new page is scrolled to its top, in ms. */
export const LOADER_MS = 800;
export const SCROLL_RESET_MS = 50;
const TRANSITION_MS = 300;

// On a server there is no layout, and React warns about the effect.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/**
 * What happens when the page changes inside the site: loader, scroll to the top, focus on the content, and a
 * fade with a rise of 8 px. The motion is the browser's own (Web Animations), which needs no library and no
 * style attribute in the markup. Nothing of it runs on the first page or on a language switch.
 *
 * @returns whether the loader is up
 */
export function usePageChange(place: Place, main: RefObject<HTMLElement | null>): boolean {
  const shown = useRef(place);
  const [loading, setLoading] = useState(false);

  useBrowserLayoutEffect(() => {
    const from = shown.current;
    shown.current = place;
    if (!isPageChange(from, place)) return;
    const still = prefersReducedMotion();
    if (!still) setLoading(true);
    const timers = [
      setTimeout(() => {
        if (!location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
      }, SCROLL_RESET_MS),
      setTimeout(
        () => {
          setLoading(false);
          if (!still) rise(main.current);
        },
        still ? 0 : LOADER_MS,
      ),
    ];
    main.current?.focus({ preventScroll: true });
    return () => timers.forEach(clearTimeout);
  }, [place.path]);

  return loading;
}

function rise(element: HTMLElement | null): void {
  element?.animate?.(
    [
      { opacity: 0, transform: 'translateY(8px)' },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: TRANSITION_MS,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    },
  );
}
