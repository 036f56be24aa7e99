import { runAlone } from 'frontend-shared/federation/standalone';
import App from './App';

// The console alone, without the shell: the same addresses on this remote's own origin.
void runAlone(App, { basePath: '/admin' });
