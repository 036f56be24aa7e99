import { runStandalone } from 'frontend-shared/federation/standalone';
import App from './App';

// The console alone, without the shell: the same addresses on this remote's own origin.
void runStandalone(App, { basePath: '/admin' });
