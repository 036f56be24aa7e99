import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Outside `dist`, which is served publicly. */
const FOLDER = '../dist-maps';

/**
 * Writes source maps that scripts do not reference, to find the source position of browser errors. Removes the maps of
 * the previous build, which do not match the new scripts.
 */
export class SourceMapsPlugin {
  apply(compiler) {
    const { SourceMapDevToolPlugin } = compiler.webpack;
    compiler.hooks.beforeRun.tapPromise('SourceMapsPlugin', () =>
      rm(path.join(compiler.outputPath, FOLDER), { recursive: true, force: true }),
    );
    new SourceMapDevToolPlugin({
      filename: `${FOLDER}/[file].map`,
      append: false,
      test: /\.js$/,
    }).apply(compiler);
  }
}
