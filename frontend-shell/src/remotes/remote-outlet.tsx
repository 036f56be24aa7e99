import type { RemoteName, RemoteProps } from 'frontend-shared/federation/remote-contract';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { RemoteLoading } from './remote-loading';
import { RemoteMismatch } from './remote-mismatch';
import type { RemoteSource } from './remote-source';

interface RemoteOutletProps extends RemoteProps {
  name: RemoteName;
  source: RemoteSource;
  /** Path without language; after a failure a change of it triggers a retry. */
  path: string;
  /** Whether the visitor came to this page by client-side navigation. */
  hasNavigated: boolean;
}

/** Renders a remote, with its loading state and its failure state. */
export function RemoteOutlet({ name, source, path, hasNavigated, ...props }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    source.renew(name);
    setAttempt((count) => count + 1);
  };
  const Remote = source.component(name);
  const loading = <RemoteLoading locale={props.locale} />;
  return (
    <RemoteBoundary
      key={attempt}
      resetKey={path}
      onReset={retry}
      fallback={(failure) => {
        const isMismatch = failure instanceof RemoteMismatch;
        const failed = (
          <RemoteFailed
            name={name}
            locale={props.locale}
            isMismatch={isMismatch}
            retriesInPlace
            onRetry={retry}
          />
        );
        if (!hasNavigated || !source.loadPage) return failed;
        return <ServerPage load={source.loadPage} loading={loading} fallback={failed} />;
      }}
    >
      <Suspense fallback={loading}>
        <Remote {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

interface ServerPageProps {
  load: () => Promise<void>;
  loading: ReactNode;
  /** Rendered if the server does not answer either. */
  fallback: ReactNode;
}

/** Loads the page from the server, because its code cannot be loaded here. */
export function ServerPage({ load, loading, fallback }: ServerPageProps) {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    load().catch(() => setUnreachable(true));
  }, [load]);
  return unreachable ? fallback : loading;
}
