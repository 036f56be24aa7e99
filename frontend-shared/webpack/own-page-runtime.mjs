import { loadScript } from '../src/federation/load-script.ts';
import provideRuntime from './provide-runtime.mjs';

window.loadScript = loadScript;
provideRuntime();
