import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/boot');
const ENTRIES = ['boot', 'form-boot', 'boot-guard', 'error-reporter'];

/** Builds the boot scripts as separate compilations: entries of the shell would include webpack's runtime. */
export class BootPlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;
    const hash = compiler.options.mode === 'production' ? '.[contenthash:8]' : '';
    compiler.hooks.make.tapPromise('BootPlugin', async (compilation) => {
      const child = compilation.createChildCompiler('boot', {
        filename: `assets/[name]${hash}.js`,
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

/**
 * The script elements of the shell's page: the boot script and its guard. Attributes of the boot script list the
 * scripts to load, with their chunk ids (webpack's runtime has none), and the error reporter.
 */
export function bootTags(compilation) {
  const { entrypoints, outputOptions } = compilation;
  const { publicPath } = outputOptions;
  const main = entrypoints.get('main');
  const scripts = main.chunks.flatMap((chunk) =>
    [...chunk.files]
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({
        src: publicPath + file,
        ...(chunk === main.getRuntimeChunk() ? {} : { chunk: chunk.id }),
      })),
  );
  const address = (name) =>
    publicPath +
    Object.keys(compilation.assets).find((file) => new RegExp(`^assets/${name}\\.(\\w+\\.)?js$`).test(file));
  return (
    `<script defer src="${address('boot')}" data-reporter="${address('error-reporter')}" data-scripts='${JSON.stringify(scripts)}'></script>` +
    `<script async src="${address('boot-guard')}"></script>`
  );
}
