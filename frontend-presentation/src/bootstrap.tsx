import { runStandalone } from 'frontend-shared/federation/standalone';
import App from './App';

runStandalone(App);
