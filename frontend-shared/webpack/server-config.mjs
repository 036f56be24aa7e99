import path from 'node:path';
import webpack from 'webpack';
import { ASSET_NAMES, resolveFor, sourceRules } from './module-rules.mjs';

/** Folder of a build for server-only files. Hidden folders are never served to browsers. */
const SERVER_FOLDER = '.server';
/** Placeholder for the URL of the remote's files in its HTML; the prerenderer replaces it. */
export const REMOTE_FOLDER_PLACEHOLDER = 'remote-folder:';

/**
 * Configuration of the bundle that prerenders a front end's pages in Node.js: `dist/.server/main.cjs`, built after the
 * browser bundle from the same sources. It emits no styles or assets; the browser build does.
 *
 * @param {object} options
 * @param {string} options.after name of the browser's configuration
 * @param {string} options.dir folder of the front end
 * @param {string} options.entry entry module, relative to `dir`
 * @param {readonly string[]} [options.provided] modules that the shell's bundle provides to a remote
 * @param {string} [options.folder] output folder
 */
export function serverConfig({
  after,
  dir,
  entry,
  provided = [],
  folder = path.join(dir, 'dist', SERVER_FOLDER),
}) {
  return {
    name: `${after}_server`,
    dependencies: [after],
    mode: 'production',
    context: dir,
    target: 'node20',
    entry: { main: entry },
    devtool: false,
    output: {
      path: folder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: ASSET_NAMES,
      publicPath: provided.length > 0 ? REMOTE_FOLDER_PLACEHOLDER : '/',
    },
    resolve: resolveFor(true),
    externals: Object.fromEntries(provided.map((name) => [name, `commonjs2 ${name}`])),
    module: {
      rules: [
        ...sourceRules('node 20'),
        { test: /\.css$/, type: 'asset/source', generator: { emit: false } },
        { test: /\.(woff2|png|jpg|svg)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    // Runs only on the server: readable stack traces matter more than size.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
