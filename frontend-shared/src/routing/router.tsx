import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * The part of the router that every front end uses, shared between shell and remotes as one package.
 * Shared packages are not tree-shaken: re-exporting only these functions keeps the router small. Tables of routes,
 * which no public page needs, are in `frontend-shared/routing/routes`.
 */
export { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address inside the site. */
  to: To;
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** Kept with the history entry; the page reads it from `useLocation().state`. */
  state?: unknown;
}

/**
 * A link inside the site. The router's own one brings prefetching and data routes along, 2 kB that nobody uses here.
 * Modified clicks, other targets and downloads stay with the browser.
 */
export function Link({ to, replace = false, state, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, ...(target && { target }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && rest.download === undefined) follow(event);
      }}
    />
  );
}
