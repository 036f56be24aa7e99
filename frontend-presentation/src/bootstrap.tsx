import { runAlone } from 'frontend-shared/federation/standalone';
import App from './App';

runAlone(App);
