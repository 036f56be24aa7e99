import type { RemoteName, RemoteProps } from 'frontend-shared/remote-contract';
import { Suspense, useState } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import type { RemoteSource } from './remote-source';
import { RemoteWaiting } from './remote-waiting';

interface RemoteOutletProps extends RemoteProps {
  name: RemoteName;
  source: RemoteSource;
  /** Address without language; leaving a failed page for another one tries again. */
  path: string;
}

/** The place where a remote is shown, with what is shown while it comes and when it does not. */
export function RemoteOutlet({ name, source, path, ...props }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => {
    source.renew(name);
    setAttempt((count) => count + 1);
  };
  const Remote = source.component(name);
  return (
    <RemoteBoundary
      key={attempt}
      resetKey={path}
      onMovedOn={tryAgain}
      fallback={<RemoteFailed name={name} locale={props.locale} onRetry={tryAgain} />}
    >
      <Suspense fallback={<RemoteWaiting locale={props.locale} />}>
        <Remote {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}
