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

/** The router's location: another object for each step through the history, with the key of the entry. */
type HistoryEntry = Readonly<{ key: string }>;

/**
 * Keeps how far each entry of the history was scrolled, in px, by the router's key. Whoever goes back finds the place
 * that they left; a page that is opened has a new key and nothing is known of it.
 */
function useScrolledTo(entry: HistoryEntry): Map<string, number> {
  const [places] = useState(() => new Map<string, number>());
  const shown = useRef<string | null>(null);
  useBrowserLayoutEffect(() => {
    shown.current = entry.key;
  }, [entry]);
  useEffect(() => {
    const note = () => {
      if (shown.current !== null) places.set(shown.current, window.scrollY);
    };
    // From here on the browser scrolls by itself, while the page that is left may still be up.
    const leave = () => {
      shown.current = null;
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', note, { passive: true, signal });
    window.addEventListener('popstate', leave, { capture: true, signal });
    return () => listening.abort();
  }, [places]);
  return places;
}

/**
 * What happens when the page changes inside the site: loader, scroll to the top, focus on the content, and a fade with a
 * rise of 8 px. Whoever goes back is taken to the place that they left before the loader goes. The motion is the browser's
 * own (Web Animations), which needs no library and no style attribute in the markup. Nothing of it runs on the first page
 * or on a language switch.
 *
 * @returns whether the loader is up
 */
export function usePageChange(
  place: Place,
  entry: HistoryEntry,
  main: RefObject<HTMLElement | null>,
): boolean {
  const places = useScrolledTo(entry);
  const shown = useRef(place);
  const [loading, setLoading] = useState(false);

  useBrowserLayoutEffect(() => {
    const from = shown.current;
    shown.current = place;
    if (!isPageChange(from, place)) return;
    const still = prefersReducedMotion();
    const left = places.get(entry.key) ?? 0;
    if (!still) setLoading(true);
    const timers = [
      setTimeout(() => {
        if (!location.hash) scrollTo(still ? left : 0);
      }, SCROLL_RESET_MS),
      setTimeout(
        () => {
          setLoading(false);
          if (!still && left > 0) scrollTo(left);
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

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
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
