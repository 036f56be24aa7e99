import type { SiteConfig } from 'frontend-shared/api/site-config';
import { STALL_TIMEOUT_MS } from 'frontend-shared/federation/load-script';
import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasLoader, isPageChange, type RouteMatch, routeMatch } from '../../navigation/route-match';

/** How long the loader is shown between two pages, and when the new page is scrolled to its top, in ms. */
const LOADER_MS = 800;
const SCROLL_RESET_MS = 50;
const TRANSITION_MS = 300;
/** A page that has not come after this long gets the loader while it is on its way, in ms. */
const PENDING_MS = 300;

/** The router's location: another object for each step through the history, with the key of the entry. */
type HistoryEntry = Readonly<{ key: string }>;

/**
 * Keeps how far each entry of the history was scrolled, in px, by the router's key. Whoever goes back finds the place
 * that they left; a page that is opened has a new key and nothing is known of it.
 */
function useScrolledTo(entry: HistoryEntry): Map<string, number> {
  const [scrolledTo] = useState(() => new Map<string, number>());
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    shown.current = entry.key;
  }, [entry]);
  useEffect(() => {
    const note = () => {
      if (shown.current !== null) scrolledTo.set(shown.current, window.scrollY);
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
  }, [scrolledTo]);
  return scrolledTo;
}

/**
 * Brings the loader up while the next page is on its way: until its code is here the router leaves the old page on screen,
 * under the new address.
 *
 * @param onLate called when the page has not come by the time when a script of it must have stalled
 * @returns when it came up, in ms since 1970; undefined while nothing is on its way
 */
function usePending(
  entry: HistoryEntry,
  setLoading: (loading: boolean) => void,
  onLate: (() => Promise<void>) | undefined,
): RefObject<number | undefined> {
  const shown = useRef('');
  const since = useRef<number>(undefined);
  /** The address that is waited for, and when it is late. */
  const awaited = useRef<{ to: string; late: ReturnType<typeof setTimeout> }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry says that the page has followed the address
  useLayoutEffect(() => {
    shown.current = location.pathname;
    clearTimeout(awaited.current?.late);
    awaited.current = undefined;
  }, [entry]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const [from, to] = [shown.current, location.pathname];
      const [left, opened] = [routeMatch(from), routeMatch(to)];
      const pending = from !== to && isPageChange(left, opened);
      // A second press because nothing happens does not restart the wait.
      if (awaited.current?.to !== (pending ? to : undefined)) {
        clearTimeout(awaited.current?.late);
        // Where the server does not answer either, the page itself says so when it is given up.
        const isLate = () => void onLate?.().catch(() => undefined);
        awaited.current = pending ? { to, late: setTimeout(isLate, STALL_TIMEOUT_MS) } : undefined;
      }
      const isLoading = pending && hasLoader(left, opened) && !prefersReducedMotion();
      if (isLoading === (since.current !== undefined)) return;
      since.current = isLoading ? Date.now() : undefined;
      setLoading(isLoading);
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PENDING_MS);
    };
    window.addEventListener('click', lookSoon);
    window.addEventListener('popstate', lookSoon);
    return () => {
      clearTimeout(timer);
      clearTimeout(awaited.current?.late);
      window.removeEventListener('click', lookSoon);
      window.removeEventListener('popstate', lookSoon);
    };
  }, [setLoading, onLate]);
  return since;
}

/**
 * What happens when the page changes inside the site: loader, scroll to the top, focus on the content, and a fade with a
 * rise of 8 px. Whoever goes back is taken to the place that they left before the loader goes. The motion is the browser's
 * own (Web Animations), which needs no library and no style attribute in the markup. Nothing of it runs on the first page
 * or on a language switch.
 *
 * @param loader whether it is shown for 800 ms at each change, or only while a page is on its way
 * @param loadPage loads the page at the browser's address from the server, which is done for one that is late
 * @returns whether the loader is up
 */
export function usePageChange(
  route: RouteMatch,
  entry: HistoryEntry,
  main: RefObject<HTMLElement | null>,
  loader: SiteConfig['pageLoader'],
  loadPage?: () => Promise<void>,
): boolean {
  const scrolledTo = useScrolledTo(entry);
  const shown = useRef(route);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const [loading, setLoading] = useState(false);
  const pendingSince = usePending(entry, setLoading, loadPage);

  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = route;
    if (!isPageChange(from, route)) return;
    const isMotionReduced = prefersReducedMotion();
    const scrolledBefore = scrolledTo.get(entry.key) ?? 0;
    const began = pendingSince.current ?? Date.now();
    pendingSince.current = undefined;
    const remainingMs =
      isMotionReduced || loader === 'when-needed' || !hasLoader(from, route)
        ? 0
        : Math.max(0, began + LOADER_MS - Date.now());
    if (remainingMs > 0) setLoading(true);
    // Here, not when the path changes: a change of slide leaves the loader of the page that it is on to its end.
    timers.current.forEach(clearTimeout);
    timers.current = [
      setTimeout(() => {
        // What names nothing on the page, as the reference in a link to /track, leads nowhere on it.
        if (!document.getElementById(location.hash.slice(1))) scrollTo(remainingMs > 0 ? 0 : scrolledBefore);
      }, SCROLL_RESET_MS),
      setTimeout(() => {
        setLoading(false);
        if (remainingMs > 0 && scrolledBefore > 0) scrollTo(scrolledBefore);
        if (!isMotionReduced) rise(main.current);
      }, remainingMs),
    ];
    main.current?.focus({ preventScroll: true });
  }, [route, entry, loader, main, scrolledTo, pendingSince]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

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
