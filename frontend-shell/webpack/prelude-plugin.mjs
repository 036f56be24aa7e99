import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src');
/** For pages without forms and with some. */
const ENTRIES = ['prelude', 'form-prelude'];

/** Builds each of them as a script of its own: an entry of the shell would carry the federation runtime along. */
export class PreludePlugin {
  apply(compiler) {
    // Only prerendered pages begin with it, and a development server has none.
    if (compiler.options.mode !== 'production') return;
    const { EntryPlugin } = compiler.webpack;
    compiler.hooks.make.tapPromise('PreludePlugin', async (compilation) => {
      const child = compilation.createChildCompiler('prelude', {
        filename: 'assets/[name].[contenthash:8].js',
        library: undefined,
      });
      for (const name of ENTRIES) {
        new EntryPlugin(compiler.context, path.join(sources, `${name}.ts`), { name }).apply(child);
      }
      await new Promise((resolve, reject) => {
        child.runAsChild((error, _entries, built) =>
          (error ?? built.errors[0]) ? reject(error ?? built.errors[0]) : resolve(),
        );
      });
    });
  }
}
