import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { createInstance, getInstance } = federation.runtime;

/**
 * Runtime plugin of the shell: assigns the federation runtime to a global, from which the shell provides it to remotes
 * (`frontend-shell/src/remotes/container.ts`). The package's own options share only the core, and add a second copy.
 *
 * @param {object} [options]
 * @param {string} [options.version] version of the runtime, to compare with that of a remote
 */
export default function provideRuntime({ version } = {}) {
  const runtime = {
    ...federation,
    // The runtime's own `init` would treat every remote as the shell's build.
    runtime: { ...federation.runtime, init: instanceOf },
    // Not included in a build that exposes nothing.
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  };
  globalThis.federationRuntime = { version, runtime };
  return { name: 'provide-runtime' };
}

/** The instance of a remote; reused if another build of the same remote was loaded before. */
function instanceOf(options) {
  const known = getInstance(({ name }) => name === options.name);
  known?.initOptions(options);
  return known ?? createInstance(options);
}
