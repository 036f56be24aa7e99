import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useHydrated } from 'frontend-shared/hydration/use-hydrated';
import type { ComponentType } from 'react';

/**
 * The component of a remote other than the one that prerendered the page: it never takes over HTML that is not its own.
 * React then renders this part of the page on the client.
 */
export function clientRenderOnly(Remote: ComponentType<RemoteProps>): ComponentType<RemoteProps> {
  return (props) => {
    const hydrated = useHydrated();
    if (!hydrated)
      throw new Error('This page was prerendered by another build of the remote; it is made anew.');
    return <Remote {...props} />;
  };
}
