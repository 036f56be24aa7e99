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
import { insertStyle } from './plugins/load-style.mjs';
import { PrecompressPlugin } from './plugins/precompress-plugin.mjs';
import { PreviousBuildsPlugin } from './plugins/previous-builds-plugin.mjs';
import { SourceMapsPlugin } from './plugins/source-maps-plugin.mjs';
import { STANDALONE_RUNTIME, StandaloneRuntimePlugin } from './plugins/standalone-runtime-plugin.mjs';
import { serverConfig } from './server-config.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;

/**
 * Singletons of shell and remotes. Our own modules must be imported by package name, never by relative path, or each
 * container would have its own copy of the store.
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
 * The webpack configuration that the four front ends share.
 *
 * @param {object} options
 * @param {string} options.name container name: `app_shell`, `app_public`, `app_admin` or `app_presentation`
 * @param {string} options.dir folder of the front end (`import.meta.dirname` of its webpack.config.mjs)
 * @param {number} options.port port of `webpack serve`
 * @param {string} options.title title of the standalone page
 * @param {boolean} [options.host] true for the shell: it exposes nothing and is served from `/`
 * @param {object} [options.page] further options of HtmlWebpackPlugin
 * @param {string} [options.api] URL of the API for `webpack serve`; default `http://127.0.0.1:3000`
 * @param {Array<object>} [options.plugins] further webpack plugins
 * @param {string} [options.server] entry of the bundle that prerenders its pages; only built for production
 * @returns {(env?: {uncompressed?: boolean}, argv?: {mode?: string}) => object | object[]} webpack configuration by mode;
 *   with `uncompressed`, compress-folder.mjs writes the `.br` and `.gz` files later
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

/** Modules that the shell provides to remotes in the prerenderer, so that there is one React, one router, one store. */
const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'frontend-shared/routing/router',
  'frontend-shared/api/session',
  'frontend-shared/ui/toast/toaster',
];

/** A separate chunk that rarely changes, so that browsers cache it: two thirds of the shell's size. */
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
      minimizer: [scriptMinimizer(), scriptMinimizer({ ofModules: true })],
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
        // Remotes do not load other remotes.
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: !host } },
      }),
      ...(host ? [] : [new StandaloneRuntimePlugin()]),
      new HtmlWebpackPlugin({
        title,
        runtime: host ? undefined : `/${STANDALONE_RUNTIME}`,
        template: path.join(here, 'page.ejs'),
        // Only the standalone page is served from `/`; a remote's chunks detect their URL at run time.
        publicPath: '/',
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: false,
        ...page,
      }),
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/[name]${hash}.css`,
        insert: insertStyle,
      }),
      new ChunkRetryPlugin(),
      ...(production
        ? [
            new SourceMapsPlugin(),
            ...(uncompressed ? [] : [new PrecompressPlugin()]),
            new BuildManifestPlugin(first, RUNTIME_VERSION),
            new PreviousBuildsPlugin(),
          ]
        : []),
      ...plugins,
    ],
    devServer: devServer(port, api),
    stats: 'errors-warnings',
  };
}

/** Shell and remotes must be built with the same version: the runtime does not check its compatibility. */
const RUNTIME_VERSION = versionOf('@module-federation/webpack-bundler-runtime');

/**
 * Webpack external: a remote gets the federation runtime from the page, passing the version that it was built with
 * (`frontend-shell/src/remotes/container.ts`).
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
