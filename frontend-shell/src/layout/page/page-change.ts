import type { SiteConfig } from 'frontend-shared/api/site-config';
import { STALL_TIMEOUT_MS } from 'frontend-shared/federation/load-script';
import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasLoader, isPageChange, type RouteMatch, routeMatch } from '../../navigation/route-match';

/** How long the loader is shown between two pages, and when the scroll position is reset, in ms. */
const LOADER_MS = 800;
const SCROLL_RESET_MS = 50;
const TRANSITION_MS = 300;
/** A page that is still loading after this time gets the loader, in ms. */
const PENDING_MS = 300;

/** The router's location: a new object for each navigation, with the key of the history entry. */
type HistoryEntry = Readonly<{ key: string }>;

/** Records the scroll position of each history entry, in px by the router's key, to restore it on Back and Forward. */
function useScrollPositions(entry: HistoryEntry): Map<string, number> {
  const [scrollPositions] = useState(() => new Map<string, number>());
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    shown.current = entry.key;
  }, [entry]);
  useEffect(() => {
    const savePosition = () => {
      if (shown.current !== null) scrollPositions.set(shown.current, window.scrollY);
    };
    // From now on the browser itself scrolls, while the old page may still be on screen.
    const stopSaving = () => {
      shown.current = null;
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', savePosition, { passive: true, signal });
    window.addEventListener('popstate', stopSaving, { capture: true, signal });
    return () => controller.abort();
  }, [scrollPositions]);
  return scrollPositions;
}

/**
 * Shows the loader while the next page loads: until then the router keeps the old page on screen under the new address.
 *
 * @param onLate called when the page is still loading after the stall timeout of scripts
 * @returns when the loader appeared, in ms since 1970; undefined while no page is loading
 */
function usePending(
  entry: HistoryEntry,
  setLoading: (loading: boolean) => void,
  onLate: (() => Promise<void>) | undefined,
): RefObject<number | undefined> {
  const shown = useRef('');
  const since = useRef<number>(undefined);
  /** The path that is loading, and the timer of `onLate`. */
  const pendingPage = useRef<{ to: string; late: ReturnType<typeof setTimeout> }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry means that the page has been rendered
  useLayoutEffect(() => {
    shown.current = location.pathname;
    clearTimeout(pendingPage.current?.late);
    pendingPage.current = undefined;
  }, [entry]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const [from, to] = [shown.current, location.pathname];
      const [left, opened] = [routeMatch(from), routeMatch(to)];
      const pending = from !== to && isPageChange(left, opened);
      // A second click on the same link does not restart the timer.
      if (pendingPage.current?.to !== (pending ? to : undefined)) {
        clearTimeout(pendingPage.current?.late);
        // If the server does not answer either, the page shows the failure itself once its own timeout ends.
        const callLate = () => void onLate?.().catch(() => undefined);
        pendingPage.current = pending ? { to, late: setTimeout(callLate, STALL_TIMEOUT_MS) } : undefined;
      }
      const isLoading = pending && hasLoader(left, opened) && !prefersReducedMotion();
      if (isLoading === (since.current !== undefined)) return;
      since.current = isLoading ? Date.now() : undefined;
      setLoading(isLoading);
    };
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, PENDING_MS);
    };
    window.addEventListener('click', checkSoon);
    window.addEventListener('popstate', checkSoon);
    return () => {
      clearTimeout(timer);
      clearTimeout(pendingPage.current?.late);
      window.removeEventListener('click', checkSoon);
      window.removeEventListener('popstate', checkSoon);
    };
  }, [setLoading, onLate]);
  return since;
}

/**
 * Handles a page change: shows the loader, resets or restores the scroll position, moves the focus to the content, and
 * fades the page in with a rise of 8 px (Web Animations, because the CSP allows no style attributes). Does nothing on
 * the first page or on a language switch.
 *
 * @param loader whether the loader is shown for 800 ms on every change, or only while a page is loading
 * @param loadPage loads the page at the current address from the server; called when the page is late
 * @returns whether the loader is visible
 */
export function usePageChange(
  route: RouteMatch,
  entry: HistoryEntry,
  main: RefObject<HTMLElement | null>,
  loader: SiteConfig['pageLoader'],
  loadPage?: () => Promise<void>,
): boolean {
  const scrollPositions = useScrollPositions(entry);
  const shown = useRef(route);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const [loading, setLoading] = useState(false);
  const pendingSince = usePending(entry, setLoading, loadPage);

  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = route;
    if (!isPageChange(from, route)) return;
    const isMotionReduced = prefersReducedMotion();
    const savedPosition = scrollPositions.get(entry.key) ?? 0;
    const began = pendingSince.current ?? Date.now();
    pendingSince.current = undefined;
    const remainingMs =
      isMotionReduced || loader === 'when-needed' || !hasLoader(from, route)
        ? 0
        : Math.max(0, began + LOADER_MS - Date.now());
    if (remainingMs > 0) setLoading(true);
    // Not in a clean-up function: a slide change must not stop the loader of its page.
    timers.current.forEach(clearTimeout);
    timers.current = [
      setTimeout(() => {
        // A hash that matches no element, such as the reference in a link to /track, is no scroll target.
        if (!document.getElementById(location.hash.slice(1))) scrollTo(remainingMs > 0 ? 0 : savedPosition);
      }, SCROLL_RESET_MS),
      setTimeout(() => {
        setLoading(false);
        if (remainingMs > 0 && savedPosition > 0) scrollTo(savedPosition);
        if (!isMotionReduced) fadeIn(main.current);
      }, remainingMs),
    ];
    main.current?.focus({ preventScroll: true });
  }, [route, entry, loader, main, scrollPositions, pendingSince]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  return loading;
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function fadeIn(element: HTMLElement | null): void {
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
