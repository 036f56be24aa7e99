import { loadScript } from '../../src/federation/load-script.ts';
import provideRuntime from './provide-runtime.mjs';

window.loadScript = loadScript;
provideRuntime();
// It was built with the remote, so that it is of the same version.
window.takeFederationRuntime = () => window.federationRuntime.runtime;
