import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { type Navigator, Router, Routes as RouteTable, useInRouterContext } from 'react-router-dom';

/*
 * Tables of routes for the console: half of the router, which a first visit of a public page does not pay
 * for. Each remote that needs it carries it along. Where somebody is and how to go elsewhere stays with the shared
 * `frontend-shared/routing/router`.
 */
export { Route, useParams } from 'react-router-dom';

/** Shows the first of its `Route`s that fits the address. Their paths are whole addresses. */
export function Routes({ children }: { children: ReactNode }) {
  const location = useLocation();
  // Alone, and in tests, the shared router and this one are the same copy.
  if (useInRouterContext()) return <RouteTable>{children}</RouteTable>;
  return (
    <Router location={location} navigator={goesNowhere}>
      <RouteTable>{children}</RouteTable>
    </Router>
  );
}

const refuse = (): never => {
  throw new Error('Navigate with frontend-shared/router.');
};

/** Links and moves of the console go through the shared router; nothing here ever asks for one. */
const goesNowhere: Navigator = { createHref: refuse, go: refuse, push: refuse, replace: refuse };

interface NavigateProps {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** Goes elsewhere as soon as it is shown. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace, state });
  }, [navigate, to, replace, state]);
  return null;
}

/** The address's query, and a function that puts another one in its place. */
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
