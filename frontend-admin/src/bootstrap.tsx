import { runStandalone } from 'frontend-shared/federation/standalone';
import App from './App';

// Runs the console standalone, without the shell, at the same paths on this remote's own origin.
void runStandalone(App, { basePath: '/admin' });
