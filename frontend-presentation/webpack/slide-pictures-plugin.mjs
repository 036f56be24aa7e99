import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { readFonts } from 'frontend-shared/webpack/pictures/lettering.mjs';
import { unpackFont } from 'frontend-shared/webpack/pictures/unpack-font.mjs';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const SHARED = path.join(here, '../../frontend-shared');
/** Hidden folders are never served to browsers. */
const FOLDER = '.server/pictures';

/**
 * Adds the code that draws the pictures of shared links to slides to the build, so that the server can draw them on
 * request (docs/decisions/0068): a script without dependencies, the site's fonts and the renderer.
 */
export class SlidePicturesPlugin {
  apply(compiler) {
    // Not in development: links to a development server are not shared.
    if (compiler.options.mode !== 'production') return;
    // Not as build assets, which are minified and compressed for browsers.
    compiler.hooks.afterEmit.tapPromise('SlidePicturesPlugin', async () => {
      const folder = path.join(compiler.outputPath, FOLDER);
      await mkdir(folder, { recursive: true });
      const files = Object.entries(await picturesFolder());
      await Promise.all(files.map(([name, content]) => writeFile(path.join(folder, name), content)));
    });
  }
}

async function picturesFolder() {
  const read = (name) => readFile(require.resolve(name));
  const { latin, rupee, devanagari } = await readFonts(path.join(SHARED, 'src/theme/fonts'), unpackFont);
  return {
    'draw-slide.mjs': await script(),
    'harfbuzz.wasm': await read('harfbuzzjs/dist/harfbuzz.wasm'),
    'resvg.wasm': await read('@resvg/resvg-wasm/index_bg.wasm'),
    'latin.ttf': latin,
    'rupee.ttf': rupee,
    'devanagari.ttf': devanagari,
  };
}

/** Bundles the script with esbuild, like the API: webpack would take a second on every fresh clone. */
async function script() {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'draw-slide.mjs')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    alias: {
      'frontend-shared/webpack': path.join(SHARED, 'webpack'),
      'frontend-shared': path.join(SHARED, 'src'),
    },
    // React's server code is CommonJS and calls `require` for modules of Node.js.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}
