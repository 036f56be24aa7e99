import * as remote from './App';
import { startStandalone } from './standalone/start';

void startStandalone(remote);
