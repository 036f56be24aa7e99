import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { createInstance, getInstance } = federation.runtime;

/**
 * Runtime plugin of the shell: leaves the federation runtime in the page, where the shell gives it to remotes
 * (`frontend-shell/src/remotes/container.ts`). The package's own options share the core of the runtime only, and with a
 * second copy of it.
 *
 * @param {object} [options]
 * @param {string} [options.version] version of the runtime, to compare with that of a remote
 */
export default function provideRuntime({ version } = {}) {
  const runtime = {
    ...federation,
    // The runtime's own `init` takes everybody who uses this copy for the build that it is part of.
    runtime: { ...federation.runtime, init: instanceOf },
    // A build that exposes nothing leaves this part out.
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  };
  globalThis.federationRuntime = { version, runtime };
  return { name: 'provide-runtime' };
}

/** The instance of a remote: a new one, unless another build of the same remote was here before. */
function instanceOf(options) {
  const known = getInstance(({ name }) => name === options.name);
  known?.initOptions(options);
  return known ?? createInstance(options);
}
