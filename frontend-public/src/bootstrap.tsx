import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { runStandalone } from 'frontend-shared/federation/standalone';
import App from './App';

/** Inside the shell the main landmark is the shell's; alone it is this page's own. */
function Site(props: RemoteProps) {
  return (
    <main>
      <App {...props} />
    </main>
  );
}

void runStandalone(Site);
