import { loadScript, loadStyle } from '../../src/federation/load-script.ts';
import provideRuntime from './provide-runtime.mjs';

window.loadScript = loadScript;
window.loadStyle = loadStyle;
provideRuntime();
// Built together with the remote, so the versions are the same.
window.takeFederationRuntime = () => window.federationRuntime.runtime;
