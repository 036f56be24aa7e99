import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawWith } from 'frontend-shared/webpack/pictures/draw-with.mjs';
import { Lettering } from 'frontend-shared/webpack/pictures/lettering.mjs';
import { slidePicture } from '../src/sharing/slide-picture.tsx';
import { palettePng } from './palette-png.mjs';

/*
 * A process of its own: the server starts it for the picture of a shared link that nobody has asked for before. Its argument
 * is the order as JSON (`PictureRequest`); it writes the PNG to its output, or nothing when there is no such slide.
 */
const beside = (name) => readFile(path.join(import.meta.dirname, name));
const [latin, rupee, devanagari] = await Promise.all(
  ['latin', 'rupee', 'devanagari'].map((name) => beside(`${name}.ttf`)),
);
const lettering = new Lettering({ latin, rupee, devanagari });
const { company, ...order } = JSON.parse(process.argv[2]);
const svg = await slidePicture(
  // The head of the page names the company as well; in letters that the site's fonts lack only the head does.
  { ...order, company: company && lettering.knows(company) ? company : undefined },
  (text, size, weight) => lettering.measure(text, size, weight),
);
if (svg)
  process.stdout.write(await drawWith(lettering.asShapes(svg), 1200, () => beside('resvg.wasm'), palettePng));
