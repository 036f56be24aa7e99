import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * The part of the router that every front end uses, shared between shell and remotes as one package. Shared packages
 * are not tree-shaken, so only these functions are re-exported. `Routes`, which no public page needs, is in
 * `frontend-shared/routing/routes`.
 */
export { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address within the site. */
  to: To;
  /** Whether it replaces the current history entry; by default only if it leads to the current address. */
  replace?: boolean;
  /** Stored with the history entry; read it from `useLocation().state`. */
  state?: unknown;
}

/**
 * A link within the site. Replaces the router's own `Link`, whose prefetching and data routes would add 2 kB. Modified
 * clicks, other targets and downloads are left to the browser.
 */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target && { target }),
  });
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
