import path from 'node:path';
import webpack from 'webpack';
import { ASSET_NAMES, resolveFor, sourceRules } from './module-rules.mjs';

/** Folder of a build for what only the server reads. Nothing below a hidden folder is ever sent to a browser. */
const SERVER_FOLDER = '.server';
/** Stands for the folder of the remote's files in the HTML that it makes; the prerenderer knows where that is. */
export const REMOTE_FOLDER_MARK = 'remote-folder:';

/**
 * Configuration of the one file that prerenders a front end's pages in Node.js: `dist/.server/main.cjs`, made after the
 * browser's build and from the same sources. Styles are the browser build's affair.
 *
 * @param {object} options
 * @param {string} options.after name of the browser's configuration
 * @param {string} options.dir folder of the front end
 * @param {string} options.entry what the file exports, relative to `dir`
 * @param {readonly string[]} [options.provided] modules that a remote is given by the shell's file
 * @param {string} [options.folder] where the file goes
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
      publicPath: provided.length > 0 ? REMOTE_FOLDER_MARK : '/',
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
    // Only our server runs it: readable stack traces are worth more than size.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
