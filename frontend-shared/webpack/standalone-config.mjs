import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import {
  ASSET_NAMES,
  BROWSERS,
  browserRules,
  resolveFor,
  scriptMinimizer,
  sourceRules,
} from './module-rules.mjs';
import { partsOf } from './plugins/build-manifest-plugin.mjs';
import { ChunkRetryPlugin } from './plugins/chunk-retry-plugin.mjs';
import { insertStyle } from './plugins/load-style.mjs';
import { PrecompressPlugin } from './plugins/precompress-plugin.mjs';
import { serverConfig } from './server-config.mjs';

/**
 * Webpack configurations of a front end as a standalone site, without shell and federation:
 *
 * - `site/`: the files for browsers, except the pages
 * - `server/main.cjs`: renders the pages in Node.js; `server/service-worker.js` caches them for offline use;
 *   `server/build.json` lists the files of the build
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.dir folder of the front end
 * @param {string} options.out folder for `site/` and `server/`
 * @param {Record<string, string>} options.entries entry modules by name
 * @param {string} options.pages entry module that renders the pages
 * @param {string} options.serviceWorker
 */
export function standaloneConfig({ name, dir, out, entries, pages, serviceWorker }) {
  const server = path.join(out, 'server');
  return [
    {
      ...common(dir),
      name,
      entry: entries,
      output: {
        path: path.join(out, 'site'),
        clean: true,
        uniqueName: name,
        publicPath: '/',
        filename: 'assets/[name].[contenthash:8].js',
        chunkFilename: 'assets/[name].[contenthash:8].js',
        assetModuleFilename: ASSET_NAMES,
      },
      module: { rules: [...sourceRules(BROWSERS), ...browserRules(MiniCssExtractPlugin.loader)] },
      plugins: [
        new MiniCssExtractPlugin({
          filename: 'assets/[name].[contenthash:8].css',
          chunkFilename: 'assets/[name].[contenthash:8].css',
          insert: insertStyle,
        }),
        new ChunkRetryPlugin(),
        new PrecompressPlugin(),
        new StandaloneManifestPlugin('../server/build.json'),
      ],
    },
    {
      ...common(dir),
      name: `${name}_service_worker`,
      entry: { 'service-worker': serviceWorker },
      target: ['webworker', 'es2020'],
      output: { path: server, filename: '[name].js' },
      module: { rules: sourceRules(BROWSERS) },
    },
    serverConfig({ after: name, dir, entry: pages, folder: server }),
  ];
}

function common(dir) {
  return {
    mode: 'production',
    context: dir,
    target: ['web', 'es2020'],
    devtool: false,
    resolve: resolveFor(true),
    optimization: { minimizer: [scriptMinimizer()] },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** Writes a manifest with the files of each entry and of each `import()`, used to render the pages. */
class StandaloneManifestPlugin {
  /** @param {string} file relative to the output folder */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StandaloneManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StandaloneManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 2 },
        () => {
          const entries = [...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles()]);
          const manifest = {
            entries: Object.fromEntries(entries),
            parts: partsOf(compilation, compiler.context),
          };
          compilation.emitAsset(this.file, new sources.RawSource(JSON.stringify(manifest)));
        },
      );
    });
  }
}
