import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawWith } from 'frontend-shared/webpack/pictures/draw-with.mjs';
import { Lettering } from 'frontend-shared/webpack/pictures/lettering.mjs';
import { slidePicture } from '../src/sharing/slide-picture.tsx';
import { palettePng } from './palette-png.mjs';

/*
 * Runs in a separate process, which the server starts for the picture of a shared link that is not cached. The argument
 * is a `PictureRequest` as JSON. Writes the PNG to standard output, or nothing if there is no such slide.
 */
const readSibling = (name) => readFile(path.join(import.meta.dirname, name));
const [latin, rupee, devanagari] = await Promise.all(
  ['latin', 'rupee', 'devanagari'].map((name) => readSibling(`${name}.ttf`)),
);
const lettering = new Lettering({ latin, rupee, devanagari });
const { company, ...request } = JSON.parse(process.argv[2]);
const svg = await slidePicture(
  // Without the company name if the fonts lack one of its glyphs; the head of the page has the name anyway.
  { ...request, company: company && lettering.hasGlyphsFor(company) ? company : undefined },
  (text, size, weight) => lettering.measure(text, size, weight),
);
if (svg)
  process.stdout.write(
    await drawWith(lettering.asShapes(svg), 1200, () => readSibling('resvg.wasm'), palettePng),
  );
