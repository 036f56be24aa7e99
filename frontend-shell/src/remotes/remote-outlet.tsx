import type { RemoteName, RemoteProps } from 'frontend-shared/federation/remote-contract';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { RemoteMismatch } from './remote-mismatch';
import type { RemoteSource } from './remote-source';
import { RemoteWaiting } from './remote-waiting';

interface RemoteOutletProps extends RemoteProps {
  name: RemoteName;
  source: RemoteSource;
  /** Path without language; after a failure a change of it triggers a retry. */
  path: string;
  /** Whether the visitor came to this page by client-side navigation. */
  wentOn: boolean;
}

/** Renders a remote, with its loading state and its failure state. */
export function RemoteOutlet({ name, source, path, wentOn, ...props }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => {
    source.renew(name);
    setAttempt((count) => count + 1);
  };
  const Remote = source.component(name);
  const waiting = <RemoteWaiting locale={props.locale} />;
  return (
    <RemoteBoundary
      key={attempt}
      resetKey={path}
      onMovedOn={tryAgain}
      fallback={(failure) => {
        const isMismatch = failure instanceof RemoteMismatch;
        const failed = (
          <RemoteFailed name={name} locale={props.locale} isMismatch={isMismatch} onRetry={tryAgain} />
        );
        if (!wentOn || !source.loadPage) return failed;
        return <WholePage load={source.loadPage} meanwhile={waiting} otherwise={failed} />;
      }}
    >
      <Suspense fallback={waiting}>
        <Remote {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

interface WholePageProps {
  load: () => Promise<void>;
  meanwhile: ReactNode;
  /** Rendered if the server does not answer either. */
  otherwise: ReactNode;
}

/** Loads the page from the server, because its code cannot be loaded here. */
export function WholePage({ load, meanwhile, otherwise }: WholePageProps) {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    load().catch(() => setUnreachable(true));
  }, [load]);
  return unreachable ? otherwise : meanwhile;
}
