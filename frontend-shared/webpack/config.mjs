import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import {
  ASSET_NAMES,
  BROWSERS,
  browserRules,
  resolveFor,
  scriptMinimizer,
  sourceRules,
} from './module-rules.mjs';
import { BuildManifestPlugin } from './plugins/build-manifest-plugin.mjs';
import { ChunkRetryPlugin } from './plugins/chunk-retry-plugin.mjs';
import { OWN_PAGE_RUNTIME, OwnPageRuntimePlugin } from './plugins/own-page-runtime-plugin.mjs';
import { PrecompressPlugin } from './plugins/precompress-plugin.mjs';
import { SourceMapsPlugin } from './plugins/source-maps-plugin.mjs';
import { serverConfig } from './server-config.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;

/**
 * What shell and remotes must have once in a page. Own modules are shared by package name, never by a
 * relative path, or each container would keep a store of its own.
 */
function sharedModules(eager) {
  const react = { singleton: true, requiredVersion: '^19.0.0', eager };
  const own = { singleton: true, version: '0.1.0', requiredVersion: '^0.1.0', strictVersion: true, eager };
  return {
    react: { ...react, version: versionOf('react') },
    'react-dom': { ...react, version: versionOf('react-dom') },
    'react-dom/client': { ...react, version: versionOf('react-dom') },
    'frontend-shared/routing/router': own,
    'frontend-shared/api/session': own,
    'frontend-shared/ui/toast/toaster': own,
  };
}

/**
 * The one webpack configuration of the four front ends.
 *
 * @param {object} options
 * @param {string} options.name container name: `app_shell`, `app_public`, `app_admin` or `app_presentation`
 * @param {string} options.dir folder of the front end (`import.meta.dirname` of its webpack.config.mjs)
 * @param {number} options.port port of `webpack serve`
 * @param {string} options.title title of the standalone page
 * @param {boolean} [options.host] true for the shell: it exposes nothing and is served from `/`
 * @param {object} [options.page] what the page of its own has that others have not, for HtmlWebpackPlugin
 * @param {string} [options.api] address of the API behind `webpack serve`; default `http://127.0.0.1:3000`
 * @param {Array<object>} [options.plugins] further webpack plugins
 * @param {string} [options.server] entry of the bundle that prerenders its pages, made with the production build
 * @returns {(env?: {uncompressed?: boolean}, argv?: {mode?: string}) => object | object[]} webpack configuration by mode;
 *   `uncompressed` leaves the `.br` and `.gz` to compress-folder.mjs
 */
export function federatedConfig({ server, ...options }) {
  return ({ uncompressed = false } = {}, argv = {}) => {
    const production = argv.mode !== 'development';
    const browser = browserConfig(options, production, uncompressed);
    if (!server || !production) return browser;
    const { name, dir, host = false } = options;
    return [browser, serverConfig({ after: name, dir, entry: server, provided: host ? [] : PROVIDED })];
  };
}

/** What a remote takes from the shell when pages are prerendered, so that there is one React, one router, one store. */
const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'frontend-shared/routing/router',
  'frontend-shared/api/session',
  'frontend-shared/ui/toast/toaster',
];

/** Stays the same from one build to the next, so that browsers keep it: two thirds of the shell. */
const REACT = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  enforce: true,
};

function browserConfig(
  { name, dir, port, title, host = false, page = {}, api, plugins = [] },
  production,
  uncompressed,
) {
  const hash = production ? '.[contenthash:8]' : '';
  const first = host ? 'index.html' : 'remoteEntry.js';
  return {
    name,
    mode: production ? 'production' : 'development',
    context: dir,
    target: ['web', 'es2020'],
    entry: { main: './src/index' },
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      uniqueName: name,
      publicPath: host ? '/' : 'auto',
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: ASSET_NAMES,
      crossOriginLoading: 'anonymous',
    },
    resolve: resolveFor(production),
    externals: host ? [] : [takeRuntime(name)],
    module: { rules: [...sourceRules(BROWSERS), ...browserRules(MiniCssExtractPlugin.loader)] },
    optimization: {
      ...(host && { splitChunks: { cacheGroups: { react: REACT } } }),
      minimizer: [scriptMinimizer()],
    },
    performance: { hints: false },
    plugins: [
      new ModuleFederationPlugin({
        name,
        runtimePlugins: host
          ? [[path.join(here, 'plugins', 'provide-runtime.mjs'), { version: RUNTIME_VERSION }]]
          : [],
        ...(host ? { remotes: {} } : { filename: 'remoteEntry.js', exposes: { './App': './src/App.tsx' } }),
        shared: sharedModules(host),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        // A remote loads no remotes of its own.
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: !host } },
      }),
      ...(host ? [] : [new OwnPageRuntimePlugin()]),
      new HtmlWebpackPlugin({
        title,
        runtime: host ? undefined : `/${OWN_PAGE_RUNTIME}`,
        template: path.join(here, 'page.ejs'),
        // A remote's own chunks find their folder by themselves; its page alone is served from `/`.
        publicPath: '/',
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: false,
        ...page,
      }),
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/[name]${hash}.css`,
      }),
      new ChunkRetryPlugin(),
      ...(production
        ? [
            new SourceMapsPlugin(),
            ...(uncompressed ? [] : [new PrecompressPlugin()]),
            new BuildManifestPlugin(first, RUNTIME_VERSION),
          ]
        : []),
      ...plugins,
    ],
    devServer: devServer(port, api),
    stats: 'errors-warnings',
  };
}

/** Shell and remotes must be built with the same one: neither says at run time what the other needs of it. */
const RUNTIME_VERSION = versionOf('@module-federation/webpack-bundler-runtime');

/**
 * A remote asks the page for the federation runtime, which its entry begins with, and says which version it was built
 * with (`frontend-shell/src/remotes/container.ts`).
 */
function takeRuntime(name) {
  const taken = `var takeFederationRuntime(${JSON.stringify(name)}, ${JSON.stringify(RUNTIME_VERSION)})`;
  return ({ request }, callback) =>
    callback(
      null,
      /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request) ? taken : undefined,
    );
}

function devServer(port, api = 'http://127.0.0.1:3000') {
  return {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    historyApiFallback: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    proxy: [{ context: ['/api', '/config', '/remotes', '/health'], target: api }],
    client: { overlay: { warnings: false, errors: true, runtimeErrors: false } },
  };
}
