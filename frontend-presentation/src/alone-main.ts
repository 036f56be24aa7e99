import * as remote from './App';
import { startAlone } from './alone/start';

void startAlone(remote);
