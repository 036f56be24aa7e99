import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/**
 * Browsers since the summer of 2021, cheap Android phones among them; no polyfills are added. One version of Chrome
 * earlier, each optional chaining would be written out for a fault of that version.
 */
export const BROWSERS = 'chrome >= 91, firefox >= 90, safari >= 15, samsung >= 16';

/** Names of pictures and fonts, the same for browser and server, which write their addresses into the same HTML. */
export const ASSET_NAMES = 'assets/[name].[hash:8][ext]';

/** How imports are found. */
export function resolveFor(production) {
  return {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    // Webpack tries only the first target of an `exports` list, so it gets the folder instead.
    alias: {
      'frontend-shared': path.join(here, '../src'),
      // Its `exports` know only the development build, warnings included.
      ...(production && {
        'react-router$': path.join(
          path.dirname(require.resolve('react-router/package.json')),
          'dist/production/index.mjs',
        ),
      }),
    },
  };
}

/** Our own sources, for the given browserslist query. */
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

/** Styles, pictures and fonts of a page, and the router's lean form. */
export function browserRules(styleLoader) {
  return [
    { test: /\.css$/, use: [styleLoader, 'css-loader'], sideEffects: true },
    { test: /\.(woff2|png|jpg|svg)$/, type: 'asset/resource' },
    {
      test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/,
      use: path.join(here, 'annotate-pure-loader.mjs'),
    },
  ];
}

/** How scripts are made small. */
export function scriptMinimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { passes: 3 } },
    // It works in threads of its own; a process around each would only carry the scripts to and fro.
    parallel: false,
    // Licences go into a file beside the script, which names it nowhere: visitors pay for every byte.
    extractComments: { banner: false },
  });
}
