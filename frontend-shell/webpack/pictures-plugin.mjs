import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { draw } from 'frontend-shared/webpack/pictures/draw.mjs';
import { makeIcons } from 'frontend-shared/webpack/pictures/icons.mjs';
import { Lettering, readFonts } from 'frontend-shared/webpack/pictures/lettering.mjs';
import { unpackFont } from 'frontend-shared/webpack/pictures/unpack-font.mjs';
import { runBundled } from './node-bundle.mjs';

const SHELL = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** In px; the height keeps the aspect ratio. */
const SHARING_WIDTH = 1200;
const SHARED = path.join(SHELL, '../frontend-shared/src');

/**
 * Writes the site's icons and the pictures of shared links into the shell's build (docs/decisions/0009). Their names
 * have no hash, since other sites, the manifest and search engines refer to them.
 */
export class PicturesPlugin {
  apply(compiler) {
    // Not in development: it takes seconds, and links to a development server are not shared.
    if (compiler.options.mode !== 'production') return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PicturesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PicturesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const made = [
            ...(await makeIcons(path.join(SHARED, 'brand/logo.svg'))),
            ...(await makeSharingPictures()),
          ];
          for (const [name, content] of made) compilation.emitAsset(name, new sources.RawSource(content));
        },
      );
    });
  }
}

/** @returns {Promise<[name: string, content: Buffer][]>} */
async function makeSharingPictures() {
  const { sharingPictures } = await runBundled(path.join(SHELL, 'src/sharing/render-pictures.tsx'), {
    'frontend-shared': SHARED,
  });
  const lettering = new Lettering(await readFonts(path.join(SHARED, 'theme/fonts'), unpackFont));
  const made = [];
  for (const { address, svg } of sharingPictures()) {
    made.push([address.slice(1), await draw(lettering.asShapes(svg), SHARING_WIDTH)]);
  }
  return made;
}
