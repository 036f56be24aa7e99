import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { runStandalone } from 'frontend-shared/federation/standalone';
import App from './App';

/** Inside the shell, the shell renders the main landmark; standalone, this page does. */
function Site(props: RemoteProps) {
  return (
    <main>
      <App {...props} />
    </main>
  );
}

void runStandalone(Site);
