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
  /** Address without language; leaving a failed page for another one tries again. */
  path: string;
  /** Whether the visitor has seen another page or language before, without loading this one from the server. */
  wentOn: boolean;
}

/** The part of the page where a remote is shown, with what is shown while it comes and when it does not. */
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
  /** Shown when the server does not answer either. */
  otherwise: ReactNode;
}

/** The page as the server has it, in place of one whose code cannot be had here. */
export function WholePage({ load, meanwhile, otherwise }: WholePageProps) {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    load().catch(() => setUnreachable(true));
  }, [load]);
  return unreachable ? otherwise : meanwhile;
}
