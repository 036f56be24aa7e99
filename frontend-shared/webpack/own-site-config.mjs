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
import { PrecompressPlugin } from './plugins/precompress-plugin.mjs';
import { serverConfig } from './server-config.mjs';

/**
 * Webpack configurations of a front end as a site of its own, without shell and federation:
 *
 * - `site/`: what browsers get, but for the pages themselves
 * - `server/main.cjs`: writes the pages, in Node.js; `server/service-worker.js` keeps them for use without internet;
 *   `server/build.json` says what the build consists of
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.dir folder of the front end
 * @param {string} options.out folder for `site/` and `server/`
 * @param {Record<string, string>} options.entries scripts of a page by name
 * @param {string} options.pages entry of what writes the pages
 * @param {string} options.serviceWorker
 */
export function ownSiteConfig({ name, dir, out, entries, pages, serviceWorker }) {
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
        }),
        new ChunkRetryPlugin(),
        new PrecompressPlugin(),
        new OwnSiteManifestPlugin('../server/build.json'),
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

/** Writes which files each entry and each part behind an `import()` has, for what writes the pages. */
class OwnSiteManifestPlugin {
  /** @param {string} file relative to the output */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OwnSiteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'OwnSiteManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 2 },
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
