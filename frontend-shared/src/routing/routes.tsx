import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { type Navigator, Router, Routes as RouteTable, useInRouterContext } from 'react-router-dom';

/*
 * The part of the router that only the console uses: half of its size, which public pages do not load. It is bundled
 * with each remote that uses it; location and navigation come from the shared `frontend-shared/routing/router`.
 */
export { Route } from 'react-router-dom';

/** Renders the first `Route` that matches. Their paths are absolute. */
export function Routes({ children }: { children: ReactNode }) {
  const location = useLocation();
  // Standalone and in tests the shared router is the same copy of the package, with its context.
  if (useInRouterContext()) return <RouteTable>{children}</RouteTable>;
  return (
    <Router location={location} navigator={goesNowhere}>
      <RouteTable>{children}</RouteTable>
    </Router>
  );
}

const refuse = (): never => {
  throw new Error('Navigate with frontend-shared/routing/router.');
};

/** Never called: the console navigates with the shared router. */
const goesNowhere: Navigator = { createHref: refuse, go: refuse, push: refuse, replace: refuse };

interface NavigateProps {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** Navigates as soon as it is mounted. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace, state });
  }, [navigate, to, replace, state]);
  return null;
}

/** The query of the address, and a function that replaces it. */
export function useSearchParams(): [
  URLSearchParams,
  (next: URLSearchParams, options?: { replace?: boolean }) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: URLSearchParams, options?: { replace?: boolean }) => void navigate(`?${next}`, options),
    [navigate],
  );
  return [params, set];
}
