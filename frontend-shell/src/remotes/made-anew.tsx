import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { type ComponentType, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * The component of a remote other than the one that prerendered the page: it never takes over HTML that is not its own.
 * React answers the refusal by making this part of the page anew.
 */
export function madeAnew(Remote: ComponentType<RemoteProps>): ComponentType<RemoteProps> {
  return (props) => {
    const takesOver = useSyncExternalStore(
      subscribe,
      () => false,
      () => true,
    );
    if (takesOver)
      throw new Error('This page was prerendered by another build of the remote; it is made anew.');
    return <Remote {...props} />;
  };
}
