import path from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = path.join(path.dirname(fileURLToPath(import.meta.url)), 'standalone-runtime.mjs');

/** Script that a standalone remote's page loads first. */
export const STANDALONE_RUNTIME = 'federation-runtime.js';

/**
 * A remote gets the federation runtime from the shell, which saves 17 kB on a first visit. A standalone page has no
 * shell: this plugin builds the runtime and the script loader as a separate script, which that page loads first.
 */
export class StandaloneRuntimePlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;
    compiler.hooks.make.tapPromise('StandaloneRuntimePlugin', async (compilation) => {
      const child = compilation.createChildCompiler('standalone-runtime', {
        filename: STANDALONE_RUNTIME,
        library: undefined,
      });
      new EntryPlugin(compiler.context, entry, { name: 'standalone-runtime' }).apply(child);
      await new Promise((resolve, reject) => {
        child.runAsChild((error, _entries, built) =>
          (error ?? built.errors[0]) ? reject(error ?? built.errors[0]) : resolve(),
        );
      });
    });
  }
}
