import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { drawWith } from './draw-with.mjs';

const require = createRequire(import.meta.url);
const readWasm = () => readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'));

/**
 * Rasterises an SVG without text, at build time.
 *
 * @param {string} svg
 * @param {number} width in px; the height keeps the aspect ratio
 * @returns {Promise<Buffer>} PNG
 */
export function draw(svg, width) {
  return drawWith(svg, width, readWasm);
}
