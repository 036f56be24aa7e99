import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { readFonts } from 'frontend-shared/webpack/pictures/lettering.mjs';
import { unpackFont } from 'frontend-shared/webpack/pictures/unpack-font.mjs';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const SHARED = path.join(here, '../../frontend-shared');
/** Nothing below a hidden folder is ever sent to a browser. */
const FOLDER = '.server/pictures';

/**
 * Puts beside the build what draws the pictures of shared links to slides, so that the server can do it when one is asked
 * for (docs/decisions/0068): a script that needs no packages, the site's fonts and the renderer.
 */
export class SlidePicturesPlugin {
  apply(compiler) {
    // Nobody shares a page of the development server.
    if (compiler.options.mode !== 'production') return;
    // Not as assets of the build, which are minified and compressed for browsers.
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

/** By esbuild, as the API is: webpack would take a second for it, on every fresh clone. */
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
    // What React's server code, which is CommonJS, asks Node.js for.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}
