import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useHydrated } from 'frontend-shared/hydration/use-hydrated';
import type { ComponentType } from 'react';

/**
 * Wraps the component of a build that did not prerender the page: it throws while hydrating, so that React renders this
 * part of the page on the client instead of hydrating HTML of another build.
 */
export function clientRenderOnly(Remote: ComponentType<RemoteProps>): ComponentType<RemoteProps> {
  return (props) => {
    const hydrated = useHydrated();
    if (!hydrated)
      throw new Error('This page was prerendered by another build of the remote; it is rendered again.');
    return <Remote {...props} />;
  };
}
