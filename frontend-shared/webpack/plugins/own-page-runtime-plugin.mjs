import path from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = path.join(path.dirname(fileURLToPath(import.meta.url)), 'own-page-runtime.mjs');

/** File that a remote's own page loads before anything else. */
export const OWN_PAGE_RUNTIME = 'federation-runtime.js';

/**
 * A remote takes the federation runtime from the shell (17 kB less on a first visit). On its own page there is no
 * shell: this plugin builds the same runtime, and what fetches scripts, as a script of its own, which that page loads first.
 */
export class OwnPageRuntimePlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;
    compiler.hooks.make.tapPromise('OwnPageRuntimePlugin', async (compilation) => {
      const child = compilation.createChildCompiler('own-page-runtime', {
        filename: OWN_PAGE_RUNTIME,
        library: undefined,
      });
      new EntryPlugin(compiler.context, entry, { name: 'own-page-runtime' }).apply(child);
      await new Promise((resolve, reject) => {
        child.runAsChild((error, _entries, built) =>
          (error ?? built.errors[0]) ? reject(error ?? built.errors[0]) : resolve(),
        );
      });
    });
  }
}
