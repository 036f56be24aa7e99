import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Runtime plugin of the shell: leaves the federation runtime where remotes, built with `externalRuntime`, look for
 * it. The package's own plugin for this bundles a second copy of the runtime, 11 kB.
 */
export default function provideRuntime() {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return { name: 'provide-runtime' };
}
