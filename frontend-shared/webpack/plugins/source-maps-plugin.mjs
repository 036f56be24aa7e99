import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Beside the folder that is served: what lies in that one anybody may read. */
const FOLDER = '../dist-maps';

/**
 * Writes source maps that no script names, to turn the place of a browser's error into that of the source. Those of the
 * build before go: a map that does not belong to its script leads astray.
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
