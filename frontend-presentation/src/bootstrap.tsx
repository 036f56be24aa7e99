import { runAlone } from 'frontend-shared/standalone';
import App from './App';

runAlone(App);
