import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/**
 * Browsers since autumn 2021, including cheap Android phones, and Safari since spring 2022; no polyfills are added
 * (scripts/check/browser-apis.grit).
 */
export const BROWSERS = 'chrome >= 95, firefox >= 93, safari >= 15.4, samsung >= 17';

/** File names of pictures and fonts; the same in browser and server builds, which write them into the same HTML. */
export const ASSET_NAMES = 'assets/[name].[hash:8][ext]';

/** Module resolution. */
export function resolveFor(production) {
  return {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    // An alias, because webpack tries only the first target of an `exports` list.
    alias: {
      'frontend-shared': path.join(here, '../src'),
      // Its `exports` resolve to the development build with warnings.
      ...(production && {
        'react-router$': path.join(
          path.dirname(require.resolve('react-router/package.json')),
          'dist/production/index.mjs',
        ),
      }),
    },
  };
}

/** Rules for our own sources. @param targets browserslist query */
export function sourceRules(targets) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            externalHelpers: false,
          },
          env: { targets },
        },
      },
    },
  ];
}

/** Rules for styles, pictures and fonts, and for tree shaking of the router. */
export function browserRules(styleLoader) {
  return [
    { test: /\.css$/, use: [styleLoader, 'css-loader'], sideEffects: true },
    { test: /\.(woff2|png|jpg|svg)$/, type: 'asset/resource' },
    {
      // Workers. Many hosts do not know `.mjs`, and browsers do not execute a module that is not sent as JavaScript.
      test: /\.mjs$/,
      dependency: 'url',
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[hash:8].js' },
    },
    {
      test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/,
      use: path.join(here, 'annotate-pure-loader.mjs'),
    },
  ];
}

/** Names of module workers, which would be parsed as scripts. */
const MODULE_WORKERS = /\.worker\.[\w.]*js$/;

/** Minimiser of scripts, or of module workers. */
export function scriptMinimizer({ ofModules = false } = {}) {
  return new TerserPlugin({
    ...(ofModules ? { include: MODULE_WORKERS } : { exclude: MODULE_WORKERS }),
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { passes: 3 }, ...(ofModules && { module: true }) },
    // swc uses threads itself; worker processes would only copy the scripts back and forth.
    parallel: false,
    // Licences go into a separate file, without a banner in the script, to save bytes.
    extractComments: { banner: false },
  });
}
